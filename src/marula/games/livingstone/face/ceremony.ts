/** The end: majorities row by row, then the chests. */
import { picture, type CeremonyPlan } from "$face_api";
import Icon from "./Icon.svelte";

const plan: CeremonyPlan = {
  oneByOne: { row: "row" },
  lit: (line) => (line.what === "row" ? [String(line.facts["row"])] : []),
  amount: (line) => (line.what === "gift" ? Number(line.facts["coins"]) : null),
  pictures: (line) => (line.what === "gift" ? [picture(Icon, { thing: "chest", size: 30 }, [30, 30])] : []),
};
export default plan;
