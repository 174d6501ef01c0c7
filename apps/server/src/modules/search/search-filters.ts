/** What a search narrows by, as conditions of statements. */
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { type Fen, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { and, eq, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, products, shopCategories, shopCategoryGoods, shops } from "#server/db/schema/index.ts";
import { plannedByValues } from "#server/db/statement.ts";
import { type CatalogueMap, isSmall } from "../product/category/catalogue-map.ts";
import { isListed } from "../product/product-cards.ts";
import { productsCoveredBy } from "../promotion/coupon/coupon-scope.ts";
import { productsOfDiscount, productsOnDiscount } from "../promotion/discount/product-discounts.ts";
import type { Sales } from "../promotion/offer/offers.ts";
import { chosenAttributes, hasAttributes } from "./chosen-attributes.ts";
import { everything, type Filters } from "./filters.ts";
import { isPricedWithin } from "./sale-price.ts";
import { isOneOf, matchesAllWords } from "./words/keyword.ts";

const allOf = (...parts: (SQL | undefined)[]): SQL => and(...parts) ?? everything;

/**
 * What the category facet never leads out of: it shows what lies below the chosen category, or the neighbours of a
 * chosen leaf. 0 represents "none" in the list page's address (Spec §2). The levels above are asked too, which the
 * index of facets begins with.
 */
function categoryBase(
  map: CatalogueMap,
  { categoryId, secondaryCategoryId, primaryCategoryId }: SearchQuery,
): SQL | undefined {
  const above = (id: number | undefined) => map.categories.get(id ?? 0)?.parentId;
  const seconds = new Set([above(categoryId), secondaryCategoryId]);
  const firsts = new Set([...[...seconds].map(above), primaryCategoryId]);
  return and(
    ...[...seconds].map((id) => (id ? eq(products.secondaryCategoryId, id) : undefined)),
    ...[...firsts].map((id) => (id ? eq(products.primaryCategoryId, id) : undefined)),
  );
}

/** In a category of a shop's own, or in one below it. */
const standsIn = (shopCid: number): SQL => sql`${products.id} in (
  select ${shopCategoryGoods.prodId} from ${shopCategoryGoods}
  join ${shopCategories} on ${shopCategories.id} = ${shopCategoryGoods.categoryId}
  where ${shopCategories.id} = ${shopCid} or ${shopCategories.parentId} = ${shopCid})`;

const shopsOfType = (type: number): SQL =>
  inArray(products.shopId, sql`(select ${shops.id} from ${shops} where ${shops.shopType} = ${type})`);
export const isSelfOperated = shopsOfType(shopTypes.selfOperated);

async function couponFilter(db: Database, couponId: number | undefined): Promise<SQL | undefined> {
  if (!couponId) return undefined;
  const [coupon] = await db
    .select({ scope: coupons.scope, scopeIds: coupons.scopeIds })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  return coupon ? productsCoveredBy(coupon) : sql`false`;
}

/** Of whatever level. */
const inCategories = (ids: readonly number[]): SQL | undefined =>
  or(
    inArray(products.categoryId, ids),
    inArray(products.secondaryCategoryId, ids),
    inArray(products.primaryCategoryId, ids),
  );

const activeFilter = async (db: Database, { sales, now }: { sales: Sales; now: Date }): Promise<SQL> =>
  or(isOneOf([...sales.fenByProduct.keys()]), await productsOnDiscount(db, now)) ?? everything;

const fenOf = (yuan: YuanText | undefined): Fen | undefined =>
  yuan === undefined ? undefined : yuanToFen(yuan);

/** The filters of a query whose keyword is trimmed. */
export async function filtersOf(
  db: Database,
  map: CatalogueMap,
  query: SearchQuery,
  { sales, keyword, now }: Pick<Filters, "sales" | "keyword"> & { now: Date },
): Promise<Filters> {
  const { categoryId, categoryIds, brandIds, shopId, shopIds, shopType, hasStock, prodType } = query;
  const attributes = await chosenAttributes(db, query.attributeValueIds ?? []);
  const base = allOf(
    isListed,
    isSmall(map) ? undefined : plannedByValues,
    keyword && matchesAllWords(keyword),
    categoryBase(map, query),
    await couponFilter(db, query.couponId),
    query.shopCid ? standsIn(query.shopCid) : undefined,
    query.discountId ? await productsOfDiscount(db, query.discountId) : undefined,
    prodType === undefined ? ne(products.prodType, prodTypes.integral) : eq(products.prodType, prodType),
  );
  const range = {
    minFen: fenOf(query.minPrice),
    maxFen: fenOf(query.maxPrice),
    steps: (query.priceSteps ?? []).map(({ min, max }) => ({
      minFen: yuanToFen(min),
      belowFen: max === null ? undefined : yuanToFen(max),
    })),
  };
  return {
    base,
    keyword,
    attributes,
    sales,
    range,
    facets: {
      category: allOf(
        categoryId ? eq(products.categoryId, categoryId) : undefined,
        categoryIds && inCategories(categoryIds),
      ),
      brand: brandIds ? inArray(products.brandId, brandIds) : everything,
      price: allOf(isPricedWithin(sales, range)),
      shop: allOf(
        shopId ? eq(products.shopId, shopId) : undefined,
        shopIds && inArray(products.shopId, shopIds),
      ),
      shopType: shopType === undefined ? everything : shopsOfType(shopType),
      stock: hasStock === 1 ? sql`${products.inStock}` : everything,
      attributes: allOf(hasAttributes(attributes)),
      active: query.isActive === 1 ? await activeFilter(db, { sales, now }) : everything,
      orderFrom: query.orderFrom ? lte(products.minCount, query.orderFrom) : everything,
    },
  };
}

export const allFilters = ({ base, facets }: Filters): SQL => allOf(base, ...Object.values(facets));

/** All but the price's, which a statement in the order of prices asks in its own way. */
export function filtersBesidePrice({ base, facets: { price, ...others } }: Filters): SQL {
  return allOf(base, ...Object.values(others));
}
