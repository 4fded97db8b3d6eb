/** What the guide points at on this board. */
export default ["dice", "field", "river", "mine", "chest"].map((name) => ({
  at: `[data-guide="${name}"]`,
  text: `guide-${name}`,
}));
