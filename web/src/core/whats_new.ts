/** Whether this server has another version than on the last visit of this browser. */

import { heldTables } from "./seat_secrets.ts";
import { recall, remember } from "./storage.ts";

/** The version, if it is new to this browser: once. Who is here for the first time has missed nothing. */
export function newVersion(version: string): string | null {
  const known = recall<string | null>("version", null);
  if (known === version) return null;
  remember("version", version);
  // Releases before this one remembered no version, but the seats that were held.
  return known !== null || heldTables().length > 0 ? version : null;
}
