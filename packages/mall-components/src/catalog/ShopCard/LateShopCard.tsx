import { lateLeadingPart } from "@tradehall/ui/late-part";
// The server draws it before its code comes: its looks are the page's own.
import "./ShopCard.css.ts";
import "./ShopSearch.css.ts";

/** The same card under the first screen, whose code comes once somebody is there. */
export const LateShopCard = lateLeadingPart(async () => (await import("./ShopCard.tsx")).ShopCard);
