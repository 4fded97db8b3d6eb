/** What the guide points at on this board. */
export default ["map", "expeditions", "books"].map((name) => ({
  at: `[data-guide="${name}"]`,
  text: `guide-${name}`,
}));
