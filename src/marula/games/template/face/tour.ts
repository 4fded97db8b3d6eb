/** What the guide points at on this board. */
export default [
  { at: '[data-guide="tree"]', text: "guide-tree" },
  { at: '[data-guide="baskets"]', text: "guide-baskets" },
];
