/** Where this page's calls go, as its document says (isomorphic/bases.ts). */
import { type Bases, ownBases } from "../../isomorphic/bases.ts";

/** What the document names beside this server's own. */
function saidBases(): Partial<Bases> {
  const json = typeof document === "undefined" ? undefined : document.documentElement?.dataset?.bases;
  return json ? JSON.parse(json) : {};
}

export const bases: Bases = { ...ownBases, ...saidBases() };
