/** Limited-time offers, each with some of its goods. */
import type { SpecialActivity, SpecialProd } from "@tradehall/api-client/models/discount";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { Locale } from "@tradehall/mall-rules/words";
import { activityTimeText, offerPriceText } from "@tradehall/mall-rules/words/activities";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries } from "./product-card.ts";

interface SpecialView {
  id: string;
  name: string;
  /** All of its products. Absent: they have no page. */
  href?: string;
  /** When one that comes begins; absent for one that runs. */
  beginsAt?: string;
  timeText: string;
  /** What its clock counts to; past for one that is sold out. */
  endsAt: number;
  products: ProductSummary[];
}

export interface SpecialZoneView {
  now: number;
  activities: SpecialView[];
}

/** What it costs now, and what it will cost, which is not paid before the offer begins. */
const announced = (summary: ProductSummary, { offerPrice }: SpecialProd, locale: Locale): ProductSummary => ({
  ...summary,
  tags: [offerPriceText(offerPrice, locale), ...(summary.tags ?? [])],
});

export const toSpecials = (
  activities: readonly SpecialActivity[],
  now: number,
  locale: Locale,
  routes: DataRoutes,
): SpecialZoneView => ({
  now,
  activities: activities.map((one) => {
    const isComing = one.status === "notStarted";
    const products = toProductSummaries(one.prods, locale, routes, { isByPrice: true });
    return {
      id: String(one.discountId),
      name: one.name,
      ...(routes.discount ? { href: routes.discount(one.discountId) } : {}),
      ...(isComing ? { beginsAt: one.startTime.slice(0, 16) } : {}),
      timeText: activityTimeText(one.status, locale),
      endsAt: isComing ? one.startsAt : one.status === "inProgress" ? one.endsAt : now,
      products: products.map((summary, index) => {
        const prod = one.prods[index];
        return prod && isComing ? announced(summary, prod, locale) : summary;
      }),
    };
  }),
});
