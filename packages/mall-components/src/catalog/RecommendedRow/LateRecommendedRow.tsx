import { lateLeadingPart } from "@tradehall/ui/late-part";
// The server draws it before its code comes: its looks are the page's own.
import "../ProductCard/ProductCard.css.ts";
import "../ProductGrid/ProductGrid.css.ts";
import "../SectionHeading/SectionHeading.css.ts";
import "./RecommendedRow.css.ts";

/** The same row under the first screen, whose code comes once somebody is there. */
export const LateRecommendedRow = lateLeadingPart(
  async () => (await import("./RecommendedRow.tsx")).RecommendedRow,
);
