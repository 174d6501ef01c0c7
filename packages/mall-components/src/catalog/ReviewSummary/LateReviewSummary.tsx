import { lateLeadingPart } from "@tradehall/ui/late-part";
// The server draws it before its code comes: its looks are the page's own.
import "./ReviewSummary.css.ts";

/** The same over reviews under the first screen: its code comes once somebody is there. */
export const LateReviewSummary = lateLeadingPart(
  async () => (await import("./ReviewSummary.tsx")).ReviewSummary,
);
