/** What a newcomer is shown, after what all tables share. */
export default [
  { at: ".map", text: "guide-map" },
  { at: ".market", text: "guide-market" },
  { at: ".offer, .rest, [data-ticket]", text: "guide-tickets" },
];
