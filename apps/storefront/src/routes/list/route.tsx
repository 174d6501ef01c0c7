import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { readListAddress } from "../../adapters/list-address.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ListPage } from "./ListPage.tsx";
import { toList, toSearchQuery } from "./to-list.ts";

export async function loader(args: Route.LoaderArgs) {
  const address = readListAddress(new URL(args.request.url).searchParams);
  const locale = localeOf(args.request);
  const mall = mallOf(args);
  try {
    const found = await mall(searchProducts, { query: toSearchQuery(address) });
    return { list: toList(found, address, locale), refusal: "" };
  } catch (error) {
    // A closed shop has nothing to show; the page says so instead of failing (Spec §4).
    if (error instanceof BusinessRefusal) return { list: null, refusal: error.serverMessage };
    return load(() => Promise.reject(error));
  }
}

export default function List({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
