import { countTowards } from "@tradehall/api-client/endpoints/cart/count-towards";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { toTowards } from "@tradehall/mall-adapters/discount";
import { toId } from "@tradehall/mall-rules/checks/id";
import type { Locale } from "@tradehall/mall-rules/words";
import type { ListAddress } from "../../adapters/list-address.ts";
import { toSearchQuery } from "../../adapters/search-query.ts";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";
import { toList } from "./to-list.ts";

/** What a list's address finds. A closed shop has nothing to show; the page says so instead of failing (Spec §4). */
export async function loadResults(mall: Mall, address: ListAddress, locale: Locale) {
  try {
    const couponId = toId(address.couponId ?? "");
    const [found, counted] = await Promise.all([
      mall(searchProducts, { query: toSearchQuery(address) }),
      couponId ? loadPart(mall(countTowards, { query: { couponId } })) : undefined,
    ]);
    const towards = counted && toTowards(counted, locale);
    return { list: { ...toList(found, address, locale), ...(towards ? { towards } : {}) }, refusal: "" };
  } catch (error) {
    if (error instanceof BusinessRefusal) return { list: null, refusal: error.serverMessage };
    throw error;
  }
}
