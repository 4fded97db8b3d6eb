/** The end: majorities row by row, then the chests, whose lids open one after the other. */
import { picture, type CeremonyPlan } from "$face_api";
import Chest from "./Chest.svelte";

const plan: CeremonyPlan = {
  oneByOne: { row: "row" },
  // From the hills down to the river: the prizes rise.
  order: (line) => (line.what === "row" ? -Number(String(line.facts["row"]).replace(/\D/g, "")) : 0),
  lit: (line) => (line.what === "row" ? [String(line.facts["row"])] : []),
  amount: (line) => (line.what === "gift" ? Number(line.facts["coins"]) : null),
  pictures: (line) => (line.what === "gift" ? [picture(Chest, { coins: Number(line.facts["coins"]) }, [46, 44])] : []),
};
export default plan;
