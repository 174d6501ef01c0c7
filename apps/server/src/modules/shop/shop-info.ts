/** Shops as their own pages and the search for shops show them. */
import type { ListedShop, ShopInfo } from "@tradehall/api-client/models/shop";
import { toFlag } from "@tradehall/api-client/models/wire";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq, inArray, sql } from "drizzle-orm";
import { shopCollections, shops } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { regionsIn } from "../address/regions.ts";
import { listedCards } from "../product/product-cards.ts";
import { toShopDetail } from "./shop-detail.ts";
import { type ShopNumbers, shopNumbers } from "./shop-numbers.ts";

export type ShopRow = typeof shops.$inferSelect;
type Asked = Pick<Context, "db" | "clock" | "settings" | "visitor">;

/** Goods beside a shop in a list. */
const shownGoods = 3;

const provinceIds = new Map(regionsIn(0).map(({ areaName, areaId }) => [areaName, areaId]));

interface Likes {
  fans: number;
  isOwn: boolean;
}

/** Who likes these shops, and whether the visitor does. */
async function likesOf({ db, visitor }: Asked, shopIds: readonly number[]): Promise<Map<number, Likes>> {
  const rows = await db
    .select({
      shopId: shopCollections.shopId,
      fans: sql<number>`count(*)::int`,
      isOwn: sql<boolean>`coalesce(bool_or(${shopCollections.userId} = ${visitor?.userId ?? 0}), false)`,
    })
    .from(shopCollections)
    .where(inArray(shopCollections.shopId, [...shopIds]))
    .groupBy(shopCollections.shopId);
  return new Map(rows.map(({ shopId, ...likes }) => [shopId, likes]));
}

const toInfo = (shop: ShopRow, numbers: ShopNumbers, likes: Likes | undefined): ShopInfo => ({
  ...toShopDetail(shop),
  companyName: shop.companyName,
  creditCode: shop.creditCode,
  licencePic: shop.licencePicture,
  website: /^https?:\/\//.test(shop.website) ? shop.website : "",
  openTime: chinaTime(shop.createdAt),
  score: numbers.score,
  fans: likes?.fans ?? 0,
  prodCount: numbers.prodCount,
  soldNum: numbers.soldNum,
  isCollection: toFlag(likes?.isOwn ?? false),
  provinceId: provinceIds.get(shop.province) ?? null,
  noDeliveryProvinceIds: shop.noDeliveryProvinceIds,
});

/** What a shop says of itself, whatever its state; a shop without a row is refused. */
export async function shopInfo(asked: Asked, shopId: number): Promise<ShopInfo> {
  const [[shop], numbers, likes] = await Promise.all([
    asked.db.select().from(shops).where(eq(shops.id, shopId)),
    shopNumbers(asked),
    likesOf(asked, [shopId]),
  ]);
  if (!shop) refuse("shopMissing");
  return toInfo(shop, numbers(shopId), likes.get(shopId));
}

/** Shops in their order, each with its best sold goods. */
export async function listedShops(asked: Asked, rows: readonly ShopRow[]): Promise<ListedShop[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [numbers, likes] = await Promise.all([shopNumbers(asked), likesOf(asked, ids)]);
  const cards = await listedCards(
    asked.db,
    asked.clock.now(),
    ids.flatMap((shopId) => numbers(shopId).bestIds),
  );
  const goods = Map.groupBy(cards, ({ shopId }) => shopId);
  return rows.map((shop) => ({
    ...toInfo(shop, numbers(shop.id), likes.get(shop.id)),
    products: (goods.get(shop.id) ?? []).slice(0, shownGoods),
  }));
}
