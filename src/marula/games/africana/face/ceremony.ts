/** The end: the collections are laid out with what is in them. */
import { picture, type CeremonyPlan } from "$face_api";
import ArtifactIcon from "./ArtifactIcon.svelte";
import type { Adventure, Box } from "./view.ts";

/** How many of the same artifact a collection holds. */
const ALIKE: Record<string, number> = { two_alike: 2, three_alike: 3 };

const plan: CeremonyPlan = {
  pictures: (line, frame) =>
    Object.entries(line.facts)
      .filter(([fact]) => fact.startsWith("artifact_"))
      .flatMap(([, artifact]) => Array.from({ length: ALIKE[line.what] ?? 1 }, () => String(artifact)))
      .map((artifact) => {
        const adventure: Adventure = { id: "", book: "north", target: "", artifact };
        return picture(ArtifactIcon, { box: frame.edition<Box>(), adventure, size: 28 }, [28, 28]);
      }),
};
export default plan;
