/** Cards of products for every list: one statement for a whole page of them. */
import type { ProdTag, ProductCard } from "@tradehall/api-client/models/product";
import { type Fen, fenToYuan, type YuanText } from "@tradehall/mall-rules/money";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import type { Pack } from "@tradehall/mall-rules/states/product/pack";
import { discountKinds } from "@tradehall/mall-rules/states/promotion/discount";
import { shopStatuses, shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { and, eq, getTableColumns, gt, inArray, lte, ne, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, products, shops, skus } from "#server/db/schema/index.ts";
import { type OrPlaceholder, statement } from "#server/db/statement.ts";
import { claimable, couponCoversProduct } from "../promotion/coupon/coupon-scope.ts";
import { runningDiscountKinds } from "../promotion/discount/product-discounts.ts";
import { salesNow } from "../promotion/offer/offers.ts";

const { contentHtml, searchWords, pinyin, initials, parameters, specs, ...listColumns } =
  getTableColumns(products);

/** On sale in an open shop: what lists may show. */
export const isListed: SQL = sql`${products.status} = 1 and ${inArray(
  products.shopId,
  sql`(select ${shops.id} from ${shops} where ${shops.status} = ${shopStatuses.open})`,
)}`;

/** Stock, number of SKUs, lowest price of members, what all of them hold and, where there is one only, its id. */
const stockOf = (db: Database) =>
  db
    .select({
      total: sql<number>`coalesce(sum(${skus.stocks}), 0)::int`.as("total_stocks"),
      count: sql<number>`count(*)::int`.as("sku_count"),
      memberFen: sql<Fen | null>`min(${skus.memberPriceFen})`.mapWith(skus.memberPriceFen).as("member_fen"),
      // Of some SKUs it would say nothing of the others.
      pack: sql<Pack | null>`case when count(distinct ${skus.pack}) = 1 and count(${skus.pack}) = count(*)
        then (min(${skus.pack}::text))::jsonb end`.as("pack"),
      firstId: sql<number | null>`min(${skus.id})`.as("first_sku_id"),
    })
    .from(skus)
    .where(and(eq(skus.prodId, products.id), not(skus.disabled)))
    .as("stock");

/** Flash sales and group buying that run with pieces left: marks only, their prices are for their own pages. */
const runningKinds = (db: Database, now: OrPlaceholder<Date>) =>
  db
    .select({ kinds: sql<string[]>`coalesce(array_agg(${activities.kind}), '{}')`.as("kinds") })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(
      and(
        eq(activityItems.prodId, products.id),
        gt(activityItems.left, 0),
        lte(activities.startsAt, now),
        gt(activities.endsAt, now),
        ne(activities.kind, "special"),
      ),
    )
    .as("running");

const cardRows = statement<{ now: Date; ids: number[] }>()((db, { now, ids }) => {
  const stock = stockOf(db);
  const running = runningKinds(db, now);
  return db
    .select({
      ...listColumns,
      shopName: shops.name,
      shopType: shops.shopType,
      totalStocks: stock.total,
      skuCount: stock.count,
      firstSkuId: stock.firstId,
      pack: stock.pack,
      memberFen: stock.memberFen,
      kinds: running.kinds,
      discounts: runningDiscountKinds(now),
      // A coupon for everything would mark every card and say nothing.
      hasCoupon: sql<boolean>`exists (select 1 from coupons where ${claimable(now)} and scope <> 'platform' and ${couponCoversProduct})`,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(running, sql`true`)
    .where(sql`${products.id} = any(${ids})`);
});
type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** What a card says of goods that are sold for a deposit: no reduction counts for them. */
const ofDeposit: readonly ProdTag[] = ["selfOperated", "deposit", "virtual"];

const tagsOf = (row: CardRow, isOnOffer: boolean): ProdTag[] => {
  const tags = allTagsOf(row, isOnOffer);
  return row.depositFen === null ? tags : tags.filter((tag) => ofDeposit.includes(tag));
};

const allTagsOf = (row: CardRow, isOnOffer: boolean): ProdTag[] => [
  ...(row.shopType === shopTypes.selfOperated ? ["selfOperated" as const] : []),
  ...(["seckill", "grouping"] as const).filter((kind) => row.kinds?.includes(kind)),
  ...(isOnOffer ? ["special" as const] : []),
  ...discountKinds.filter((kind) => row.discounts.includes(kind)),
  ...(row.hasCoupon ? ["coupon" as const] : []),
  ...(row.tierPrices.length > 0 ? ["tier" as const] : []),
  ...(row.preSell ? [row.depositFen === null ? ("preSell" as const) : ("deposit" as const)] : []),
  ...(row.mold === molds.virtual ? ["virtual" as const] : []),
];

/** Nothing where it is no lower than what everybody pays. */
export const below = (memberFen: Fen | null, anybodysFen: number): Fen | null =>
  memberFen !== null && memberFen < anybodysFen ? memberFen : null;

export const yuanOrNull = (fen: Fen | null): YuanText | null => (fen === null ? null : fenToYuan(fen));

/** `saleFen` is missing where nothing of it is on offer. */
const toCard = (row: CardRow, saleFen: Fen | undefined): ProductCard => ({
  prodId: row.id,
  prodName: row.name,
  brief: row.brief,
  pic: row.pictures[0] ?? "",
  price: fenToYuan(row.priceFen),
  oriPrice: yuanOrNull(row.oriPriceFen),
  activityPrice: saleFen !== undefined && saleFen < row.priceFen ? fenToYuan(saleFen) : null,
  memberPrice:
    row.depositFen === null
      ? yuanOrNull(below(row.memberFen, Math.min(row.priceFen, saleFen ?? row.priceFen)))
      : null,
  scorePrice: row.scorePrice,
  shopId: row.shopId,
  shopName: row.shopName,
  shopType: row.shopType,
  categoryId: row.categoryId,
  secondaryCategoryId: row.secondaryCategoryId,
  primaryCategoryId: row.primaryCategoryId,
  brandId: row.brandId,
  mold: row.mold,
  prodType: row.prodType,
  preSellStatus: row.preSell ? 1 : 0,
  soldNum: row.soldNum,
  commentNum: row.commentNum,
  positiveRating: row.positiveRating,
  totalStocks: row.totalStocks ?? 0,
  inStock: (row.totalStocks ?? 0) > 0 ? 1 : 0,
  unit: row.unit,
  pack: row.pack,
  minCount: row.minCount,
  stepCount: row.stepCount,
  skuId: row.skuCount === 1 ? row.firstSkuId : null,
  tags: tagsOf(row, saleFen !== undefined),
});

/** Cards in the order of their ids; an id without a product is left out. */
export async function loadCards(db: Database, now: Date, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, sales] = await Promise.all([cardRows(db, { now, ids: [...ids] }), salesNow(db, now, ids)]);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, sales.fenByProduct.get(row.id))]));
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** As `loadCards`, without what is not on sale now: for lists that someone put together before. */
export async function listedCards(db: Database, now: Date, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isListed, inArray(products.id, [...ids])));
  const listed = new Set(rows.map((row) => row.id));
  return loadCards(
    db,
    now,
    ids.filter((id) => listed.has(id)),
  );
}
