/** The secrets of the editions that this browser keeps on the server. */
import { recall, remember } from "../../core/storage.ts";

const KEY = "editions";

export function secretOf(id: string): string | null {
  return recall<Record<string, string>>(KEY, {})[id] ?? null;
}

export function keepSecret(id: string, secret: string): void {
  remember(KEY, { ...recall<Record<string, string>>(KEY, {}), [id]: secret });
}

export function forgetSecret(id: string): void {
  const { [id]: _, ...rest } = recall<Record<string, string>>(KEY, {});
  remember(KEY, rest);
}
