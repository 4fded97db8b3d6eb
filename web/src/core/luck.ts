/** Was the seed that is told at the end the one promised at the beginning? Checked here, by the reader's own browser. */

export async function keptPromise(seed: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const head = new TextEncoder().encode("marula commitment ");
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
