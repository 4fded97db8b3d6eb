/** The end: every ticket by itself, with its way on the map; lost ones, too. */
import type { CeremonyPlan } from "$face_api";

const TICKETS = ["ticket_completed", "ticket_unfinished", "ticket_cut_off"];

const plan: CeremonyPlan = {
  oneByOne: Object.fromEntries(TICKETS.map((kind) => [kind, "ticket"])),
  lit: (line) => (TICKETS.includes(line.what) ? [String(line.facts["ticket"])] : []),
};
export default plan;
