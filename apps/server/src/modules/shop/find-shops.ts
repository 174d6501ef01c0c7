/** Shops that a search finds. There are thousands at most: they are told apart and put in order here. */
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import {
  type ShopKind,
  type ShopSort,
  shopKinds,
  shopStatuses,
  shopTypes,
  specialStoreType,
} from "@tradehall/mall-rules/states/shop/shop";
import { and, eq, ilike, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { escapeLike } from "#server/db/escape-like.ts";
import { shops } from "#server/db/schema/index.ts";
import type { ShopRow } from "./shop-info.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

interface ShopSearch {
  keyword: string;
  province: string;
  kind: ShopKind;
  sort: ShopSort;
}

/** By name, company, or what they say of themselves. */
function openShops(db: Database, typed: string): Promise<ShopRow[]> {
  const keyword = normalizeText(typed);
  const part = `%${escapeLike(keyword)}%`;
  const matches = or(ilike(shops.name, part), ilike(shops.companyName, part), ilike(shops.intro, part));
  return db
    .select()
    .from(shops)
    .where(and(eq(shops.status, shopStatuses.open), keyword === "" ? undefined : matches));
}

const isOfKind: Record<ShopKind, (shop: ShopRow) => boolean> = {
  all: () => true,
  own: ({ shopType }) => shopType === shopTypes.selfOperated,
  dealer: ({ shopType, storeType }) => shopType === shopTypes.ordinary && storeType !== specialStoreType,
  cloud: ({ storeType }) => storeType === specialStoreType,
};

const counts = <Value>(values: readonly Value[]) =>
  [...Map.groupBy(values, (value) => value)].map(([value, of]) => ({ value, count: of.length }));

/** What comes first, then what decides where that is equal: sales, and the older shop. */
function orderOf(sort: ShopSort, numbers: (shopId: number) => ShopNumbers) {
  const sold = (shop: ShopRow) => numbers(shop.id).soldNum;
  const first: Record<ShopSort, (shop: ShopRow) => number> = {
    default: (shop) => (shop.shopType === shopTypes.selfOperated ? 1 : 0),
    sales: sold,
    score: (shop) => numbers(shop.id).score,
    newest: (shop) => shop.createdAt.getTime(),
  };
  const of = first[sort];
  return (a: ShopRow, b: ShopRow) => of(b) - of(a) || sold(b) - sold(a) || a.id - b.id;
}

export async function findShops(
  db: Database,
  { keyword, province, kind, sort }: ShopSearch,
  numbers: (shopId: number) => ShopNumbers,
) {
  const all = await openShops(db, keyword);
  const isThere = (shop: ShopRow) => province === "" || shop.province === province;
  const ofKind = all.filter(isOfKind[kind]);
  const there = all.filter(isThere);
  return {
    shops: ofKind.filter(isThere).sort(orderOf(sort, numbers)),
    kinds: shopKinds.map((value) => ({ value, count: there.filter(isOfKind[value]).length })),
    provinces: counts(ofKind.map((shop) => shop.province).filter(Boolean)).sort((a, b) => b.count - a.count),
  };
}
