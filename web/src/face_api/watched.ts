/** Looks at an element now, and again whenever it has another size or other contents. */
export function watched(element: HTMLElement, look: () => void, also: MutationObserverInit = {}): () => void {
  const size = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  look();
  size.observe(element);
  contents.observe(element, { childList: true, characterData: true, subtree: true, ...also });
  return () => {
    size.disconnect();
    contents.disconnect();
  };
}
