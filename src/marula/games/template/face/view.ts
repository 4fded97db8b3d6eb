/** The type of this game's view. */
export type { View } from "./view.generated.ts";
