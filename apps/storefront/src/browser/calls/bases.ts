/** Where this page's calls go, as its document says (both-sides/bases.ts). */
import { type Bases, ownBases } from "../../both-sides/bases.ts";

/** What the document names beside this server's own. */
function saidBases(): Partial<Bases> {
  const said = typeof document === "undefined" ? undefined : document.documentElement?.dataset?.bases;
  return said ? JSON.parse(said) : {};
}

export const bases: Bases = { ...ownBases, ...saidBases() };
