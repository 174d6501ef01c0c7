/** An offer with its goods, and what its page says of it now. */
import type { CartTowards, DiscountInfo } from "@tradehall/api-client/models/discount";
import type { SearchPage } from "@tradehall/api-client/models/search";
import type { CartTowardsProps } from "@tradehall/mall-components/cart/CartTowards";
import type { ListSort } from "@tradehall/mall-components/list/ListToolbar";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { OfferHeadProps } from "@tradehall/mall-components/promotion/OfferHead";
import type { Locale } from "@tradehall/mall-rules/words";
import { activityTimeText, notNowText } from "@tradehall/mall-rules/words/activities";
import type { DataRoutes } from "./data-routes.ts";
import { toOfferHead, toTowards } from "./discount.ts";
import type { ListFilters } from "./list-filters.ts";
import { toProductSummaries } from "./product-card.ts";
import { sortOfNumber } from "./search-query.ts";

export interface DiscountView {
  id: number;
  head: Omit<OfferHeadProps, "children">;
  /** What is before its clock, and what that counts to; past where there is none. */
  timeText: string;
  clockEndsAt: number;
  now: number;
  /** That it takes nothing off now; empty while it does. */
  notNow: string;
  /** What the cart counts towards it; undefined while it counts nothing, and where it could not be loaded. */
  towards: CartTowardsProps | undefined;
  sort: ListSort;
  products: ProductSummary[];
  total: number;
  page: number;
  pageCount: number;
}

interface Parts {
  info: DiscountInfo;
  found: SearchPage;
  towards: CartTowards | undefined;
}

const clockEnd = ({ status, startsAt, endsAt, now }: DiscountInfo): number =>
  status === "notStarted" ? startsAt : status === "inProgress" ? endsAt : now;

export function toDiscountPage(
  { info, found, towards }: Parts,
  { st, min, max }: Pick<ListFilters, "st" | "min" | "max">,
  locale: Locale,
  routes: DataRoutes,
): DiscountView {
  const sort = sortOfNumber(st);
  const isByPrice = info.kind === "special" || sort.startsWith("price") || Boolean(min || max);
  return {
    id: info.discountId,
    head: toOfferHead(info, locale, routes),
    timeText: activityTimeText(info.status, locale),
    clockEndsAt: clockEnd(info),
    now: info.now,
    notNow: notNowText(info.status, locale),
    towards:
      towards && (info.status === "inProgress" || info.status === "soldOut")
        ? toTowards(towards, locale, info.isEvery === 1)
        : undefined,
    sort,
    products: toProductSummaries(found.records, locale, routes, { isByPrice }),
    total: found.total,
    page: found.current,
    pageCount: found.pages,
  };
}
