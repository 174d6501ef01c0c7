/** The goods of the components' samples as the API answers them, so that the pages tell of the same ones. */
import { cardExample } from "@tradehall/api-client/models/examples/catalogue";
import type { ProdTag, ProductCard } from "@tradehall/api-client/models/product";
import { sampleProducts } from "../../../packages/mall-components/src/samples/products.ts";

const tagOf: Record<string, ProdTag> = { 券: "coupon", 限时优惠: "special", 拼团: "grouping" };

/** Third-level categories of the samples, in their order, with the first level that each is in. */
const categories = [
  ["扳手", 1],
  ["电钻", 1],
  ["劳保手套", 3],
  ["安全帽", 3],
  ["外六角", 2],
  ["纸箱", 7],
  ["万用表", 5],
  ["复印纸", 8],
  ["扳手", 1],
  ["角磨机", 1],
] as const;

/** What the product's own page says of the drill: sold in several SKUs, of which the bare tool is the cheapest. */
const ofDrill = { price: "258.00", oriPrice: "599.00", skuId: null, tags: ["coupon"] } as const;

/** Numbers names in the order of their first use, from 1. */
const numbered = (names: readonly string[]) => new Map([...new Set(names)].map((name, at) => [name, at + 1]));
const shops = numbered(sampleProducts.map(({ shopName = "" }) => shopName));
const brands = numbered(sampleProducts.map(({ brand = "" }) => brand));
const leaves = numbered(categories.map(([name]) => name));

export const goods: ProductCard[] = sampleProducts.map((sample, at) => {
  const [leaf, first] = categories[at % categories.length] ?? categories[0];
  const { shopName = "", brand = "", soldCount = 0, stock = 0, minOrder = 1 } = sample;
  return {
    ...cardExample,
    ...{ prodId: 1001 + at, prodName: sample.name, brief: "", pic: sample.picture },
    ...{ price: sample.yuan ?? "0.00", oriPrice: sample.originalYuan ?? null },
    ...{ shopId: shops.get(shopName) ?? 0, shopName, shopType: sample.isSelfOperated ? 1 : 2 },
    ...{ categoryId: leaves.get(leaf) ?? 0, primaryCategoryId: first, brandId: brands.get(brand) ?? null },
    ...{ soldNum: soldCount, commentNum: Math.round(soldCount / 12), positiveRating: sample.goodRate ?? 0 },
    ...{ totalStocks: stock, inStock: stock > 0 ? 1 : 0, unit: sample.unit ?? "件", minCount: minOrder },
    skuId: sample.isFromPrice ? null : 5001 + at,
    // The own shop has a coupon and no spend-and-save.
    tags: (sample.tags ?? [])
      .map((tag) => tagOf[tag] ?? "spendSave")
      .filter((tag) => !(sample.isSelfOperated && tag === "spendSave")),
    ...(at === 1 ? { ...ofDrill, tags: [...ofDrill.tags] } : {}),
  };
});

const counted = <T>(values: readonly T[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));
const nameOf = (names: ReadonlyMap<string, number>, id: number | null) =>
  [...names].find(([, one]) => one === id)?.[0] ?? "";

/** How some goods can be narrowed, with true counts. */
export const facetsOf = (cards: readonly ProductCard[]) => ({
  brands: counted(cards.map(({ brandId }) => brandId)).map(({ value, count }) => ({
    ...{ brandId: value ?? 0, brandName: nameOf(brands, value), count },
  })),
  categories: counted(cards.map(({ categoryId }) => categoryId)).map(({ value, count }) => ({
    ...{ categoryId: value, categoryName: nameOf(leaves, value), level: 3, parentId: 9, count },
  })),
  shops: counted(cards.map(({ shopId }) => shopId)).map(({ value, count }) => ({
    ...{ shopId: value, shopName: nameOf(shops, value), count },
    shopType: cards.find(({ shopId }) => shopId === value)?.shopType ?? 2,
  })),
  prices: (
    [
      ["0.00", "50.00"],
      ["50.00", "200.00"],
      ["200.00", null],
    ] as const
  ).map(([min, max]) => ({
    ...{ min, max },
    count: cards.filter(
      ({ price }) => Number(price) >= Number(min) && (max === null || Number(price) < Number(max)),
    ).length,
  })),
  attributes: [],
  selfOperatedCount: cards.filter(({ shopType }) => shopType === 1).length,
  inStockCount: cards.filter(({ inStock }) => inStock === 1).length,
});
