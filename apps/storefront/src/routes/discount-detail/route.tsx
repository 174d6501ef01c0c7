import { countTowards } from "@tradehall/api-client/endpoints/cart/count-towards";
import { getDiscount } from "@tradehall/api-client/endpoints/promotion/discount/get-discount";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { toDiscountPage } from "@tradehall/mall-adapters/discount-page";
import { toSearchQuery } from "@tradehall/mall-adapters/search-query";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { askedRegion } from "../../server/region.ts";
import type { Route } from "./+types/route.ts";
import { DiscountDetailPage, discountQuery } from "./DiscountDetailPage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.offer.head.name);

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const discountId = toId(new URL(url).searchParams.get("id") ?? "");
  if (discountId === undefined) throw data(null, { status: 404 });
  const { page, ...query } = readListQuery(discountQuery, url);
  const mall = mallOf(args);
  const [info, found, towards] = await load(() =>
    Promise.all([
      mall.shared(getDiscount, { query: { discountId } }),
      mall(searchProducts, {
        query: {
          ...toSearchQuery({ ...query, page: String(page) }),
          ...askedRegion(args.request),
          ...{ discountId, facets: 0 as const },
        },
      }),
      loadPart(mall(countTowards, { query: { discountId } })),
    ]),
  );
  return {
    query,
    offer: toDiscountPage({ info, found, towards }, query, localeOf(args.request), dataRoutes),
  };
}

export default function DiscountDetail({ loaderData }: Route.ComponentProps) {
  return <DiscountDetailPage {...loaderData} />;
}
