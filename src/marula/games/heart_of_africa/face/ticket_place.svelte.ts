/** Where tickets are chosen: beside the board where that lies at its right, else in the hand. Never in both. */
class TicketPlace {
  /** How many offers are on the page beside the board. */
  beside = $state(0);
}
export const ticketPlace = new TicketPlace();
