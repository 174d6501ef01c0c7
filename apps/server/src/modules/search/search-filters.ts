/** What a search narrows by, as conditions of statements. */
import type { SearchQuery } from "@tradehall/api-client/models/search-query";
import { type Fen, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { prodTypes } from "@tradehall/mall-rules/states/delivery";
import { shopTypes } from "@tradehall/mall-rules/states/shop";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, products, shops } from "#server/db/schema/index.ts";
import type { CatalogueMap } from "../category/catalogue-map.ts";
import { productsCoveredBy } from "../coupon/coupon-scope.ts";
import type { Sales } from "../offer/offers.ts";
import { isListed } from "../prod/product-cards.ts";
import { productsOfDiscount } from "../promotion/product-discounts.ts";
import { asksAll, type Keyword } from "./keyword.ts";
import { isPricedWithin, type PriceRange } from "./sale-price.ts";

/** A filter that a facet stands for; the facet counts under all filters but its own. */
export const facetNames = ["category", "brand", "price", "shop", "shopType", "stock"] as const;
export type FacetName = (typeof facetNames)[number];

export interface Filters {
  /** Keyword, coupon, what is never shown, and the categories above: holds for every facet. */
  base: SQL;
  /** What the keyword asks for; undefined without one. */
  keyword: Keyword | undefined;
  /** By facet; true where the buyer chose nothing. */
  facets: Record<FacetName, SQL>;
  /** What is on offer, which moves prices. */
  sales: Sales;
  /** Prices the buyer asks for. */
  range: PriceRange;
}

const everything = sql`true`;
const allOf = (...parts: (SQL | undefined)[]): SQL => and(...parts) ?? everything;

/**
 * What the category facet never leads out of: it shows what lies below the chosen category, or the neighbours of a
 * chosen leaf. 0 stands for "none" in the list page's address (Spec §2).
 */
function categoryBase(
  map: CatalogueMap,
  { categoryId, secondaryCategoryId, primaryCategoryId }: SearchQuery,
): SQL | undefined {
  const parent = map.categories.get(categoryId ?? 0)?.parentId;
  return and(
    parent ? eq(products.secondaryCategoryId, parent) : undefined,
    secondaryCategoryId ? eq(products.secondaryCategoryId, secondaryCategoryId) : undefined,
    primaryCategoryId ? eq(products.primaryCategoryId, primaryCategoryId) : undefined,
  );
}

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

const fenOf = (yuan: YuanText | undefined): Fen | undefined =>
  yuan === undefined ? undefined : yuanToFen(yuan);

/** The filters of a query whose keyword is trimmed. */
export async function filtersOf(
  db: Database,
  map: CatalogueMap,
  query: SearchQuery,
  { sales, keyword }: Pick<Filters, "sales" | "keyword">,
): Promise<Filters> {
  const { brandIds, minPrice, maxPrice, shopId, shopType, hasStock, prodType } = query;
  const base = allOf(
    isListed,
    keyword && asksAll(keyword),
    categoryBase(map, query),
    await couponFilter(db, query.couponId),
    query.discountId ? await productsOfDiscount(db, query.discountId) : undefined,
    prodType === undefined ? ne(products.prodType, prodTypes.integral) : eq(products.prodType, prodType),
  );
  const range = { minFen: fenOf(minPrice), maxFen: fenOf(maxPrice) };
  return {
    base,
    keyword,
    sales,
    range,
    facets: {
      category: query.categoryId ? eq(products.categoryId, query.categoryId) : everything,
      brand: brandIds ? inArray(products.brandId, brandIds) : everything,
      price: allOf(isPricedWithin(sales, range)),
      shop: shopId ? eq(products.shopId, shopId) : everything,
      shopType: shopType === undefined ? everything : shopsOfType(shopType),
      stock: hasStock === 1 ? sql`${products.inStock}` : everything,
    },
  };
}

export const allFilters = ({ base, facets }: Filters): SQL => allOf(base, ...Object.values(facets));

/** All but the price's, which a statement in the order of prices asks in its own way. */
export function filtersBesidePrice({ base, facets: { price, ...others } }: Filters): SQL {
  return allOf(base, ...Object.values(others));
}
