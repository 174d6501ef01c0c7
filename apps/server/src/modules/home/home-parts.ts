/** The parts of the home page, each in a fixed number of statements. */
import type { FloorBanner, HomeBanner, HomeFloor, HomeShop } from "@tradehall/api-client/models/home";
import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { FloorBanner as StoredFloorBanner } from "#server/db/schema/home.ts";
import { banners, floors, shops } from "#server/db/schema/index.ts";
import { catalogueMap, goodsByShop } from "../product/category/catalogue-map.ts";
import { listedCards } from "../product/product-cards.ts";

const mostShops = 6;

export async function homeBanners(db: Database): Promise<HomeBanner[]> {
  const rows = await db.select().from(banners).orderBy(asc(banners.seq), asc(banners.id));
  return rows.map(({ picture, title, words, link, seq }) => ({ imgUrl: picture, title, words, link, seq }));
}

const toFloorBanner = ({ picture, text, words, link }: StoredFloorBanner): FloorBanner => ({
  ...{ imgUrl: picture, title: text, words: words ?? null, link },
});

/** Floors in their order; goods that went off sale are left out. */
export async function homeFloors(db: Database, now: Date): Promise<HomeFloor[]> {
  const rows = await db.select().from(floors).orderBy(asc(floors.seq), asc(floors.id));
  const ids = [...new Set(rows.flatMap((row) => row.prodIds))];
  if (rows.length === 0) return [];
  const cards = await listedCards(db, now, ids);
  const byId = new Map(cards.map((card) => [card.prodId, card]));
  const map = await catalogueMap(db);
  return rows.map((row) => ({
    floorId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    pic: map.categories.get(row.categoryId)?.picture ?? "",
    banner: row.banner && toFloorBanner(row.banner),
    categories: (map.children.get(row.categoryId) ?? []).map(({ id, name, level }) => ({
      categoryId: id,
      categoryName: name,
      level,
    })),
    products: row.prodIds.map((id) => byId.get(id)).filter((card) => card !== undefined),
  }));
}

/** Open shops that have goods, the platform's own first. */
export async function homeShops(db: Database): Promise<HomeShop[]> {
  const goods = goodsByShop(await catalogueMap(db));
  const rows = await db
    .select()
    .from(shops)
    .where(and(eq(shops.status, shopStatuses.open), inArray(shops.id, [...goods.keys()])))
    .orderBy(asc(shops.shopType), asc(shops.id))
    .limit(mostShops);
  return rows.map((shop) => ({
    shopId: shop.id,
    shopName: shop.name,
    shopType: shop.shopType,
    shopLogo: shop.logo,
    intro: shop.intro,
    prodCount: goods.get(shop.id) ?? 0,
  }));
}
