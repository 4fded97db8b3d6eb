/** What the browser remembers between visits: JSON under `marula.<key>` in its local storage. */

const memory = new Map<string, string>();

/** Storage may be switched off in a browser; then a page remembers as long as it is open. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`marula.${key}`, text);
  } catch {
    // no storage, or none left: the page's own memory has it
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`marula.${key}`);
  } catch {
    // no storage: there was nothing to forget
  }
}

export function recall<T>(key: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(`marula.${key}`);
  } catch {
    text = memory.get(key);
  }
  if (!text) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}
