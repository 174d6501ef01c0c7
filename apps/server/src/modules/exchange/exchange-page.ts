/** Goods of the points mall, page by page. */
import type { ExchangeGoods } from "@tradehall/api-client/models/exchange";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { ExchangeKind, ExchangeSort } from "@tradehall/mall-rules/states/membership/exchange";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { categories, pointsGoods, products } from "#server/db/schema/index.ts";
import { type PageRequest, pageQuery } from "#server/paging.ts";
import { isListed } from "../product/product-cards.ts";
import { redeemedOf } from "./redeemed.ts";

interface Asked extends PageRequest {
  kind: ExchangeKind;
  sort: ExchangeSort;
  categoryId?: number | undefined;
  userId: number;
  /** Points the buyer has. */
  score: number;
}

const isOfMall = and(eq(products.prodType, prodTypes.integral), isListed);

const orderOf: Record<ExchangeSort, SQL[]> = {
  redeemed: [desc(products.soldNum)],
  points: [asc(products.scorePrice), asc(products.priceFen)],
  newest: [desc(products.putawayAt)],
};

/** Nothing more of it may be redeemed. */
const isGone = sql`(not ${products.inStock} or ${pointsGoods.taken} >= ${pointsGoods.total})`;

const isOf = (kind: ExchangeKind, score: number): SQL | undefined =>
  ({
    all: undefined,
    points: eq(products.priceFen, sql`0`),
    mixed: gt(products.priceFen, sql`0`),
    affordable: and(lte(products.scorePrice, score), sql`coalesce(not ${isGone}, true)`),
  })[kind];

export function exchangePage(db: Database, { kind, sort, categoryId, userId, score, ...page }: Asked) {
  const where = and(
    isOfMall,
    isOf(kind, score),
    categoryId === undefined ? undefined : eq(products.primaryCategoryId, categoryId),
  );
  const joined = eq(pointsGoods.prodId, products.id);
  const total = async () => {
    const counted = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(pointsGoods, joined)
      .where(where);
    return counted[0]?.total ?? 0;
  };
  const rows = db
    .select({
      id: products.id,
      name: products.name,
      pictures: products.pictures,
      unit: products.unit,
      scorePrice: products.scorePrice,
      priceFen: products.priceFen,
      oriPriceFen: products.oriPriceFen,
      soldNum: products.soldNum,
      inStock: products.inStock,
      perUser: pointsGoods.perUser,
      total: pointsGoods.total,
      taken: pointsGoods.taken,
      redeemed: redeemedOf(userId, products.id),
    })
    .from(products)
    .innerJoin(pointsGoods, joined)
    .where(where)
    .orderBy(sql`coalesce(${isGone}, false)`, ...orderOf[sort], asc(products.id));
  return pageQuery(page, total(), rows.$dynamic(), (found): ExchangeGoods[] =>
    found.map((row) => ({
      prodId: row.id,
      prodName: row.name,
      pic: row.pictures[0] ?? "",
      unit: row.unit,
      scorePrice: row.scorePrice,
      price: fenToYuan(row.priceFen),
      oriPrice: row.oriPriceFen === null ? null : fenToYuan(row.oriPriceFen),
      soldNum: row.soldNum,
      inStock: toFlag(row.inStock),
      perUser: row.perUser,
      redeemed: row.redeemed,
      left: row.total === null ? null : Math.max(0, row.total - row.taken),
    })),
  );
}

export const exchangeCategories = (db: Database) =>
  db
    .selectDistinct({ categoryId: categories.id, categoryName: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.primaryCategoryId))
    .where(isOfMall)
    .orderBy(asc(categories.id));
