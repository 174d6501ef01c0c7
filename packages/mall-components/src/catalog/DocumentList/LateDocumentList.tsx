import { lateLeadingPart } from "@tradehall/ui/late-part";
// The server draws it before its code comes: its looks are the page's own.
import "./DocumentList.css.ts";

/** The same list under the first screen, whose code comes once somebody is there. */
export const LateDocumentList = lateLeadingPart(
  async () => (await import("./DocumentList.tsx")).DocumentList,
);
