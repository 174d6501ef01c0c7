import { compareProds } from "@tradehall/api-client/endpoints/product/compare-prods";
import type { ComparedProduct } from "@tradehall/api-client/models/compared";
import { whyNotShown } from "@tradehall/mall-rules/states/product/availability";
import { refusalText } from "@tradehall/mall-rules/words";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { products, shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { handle } from "#server/handle.ts";
import { toTierPrices } from "#server/modules/product/goods/sku-list.ts";
import { askedRegion } from "../address/asked-region.ts";
import { catalogueMap } from "./category/catalogue-map.ts";
import { loadCards } from "./product-cards.ts";
import { deliveryOf } from "./product-delivery.ts";

const { contentHtml, searchWords, pinyin, initials, ...columns } = getTableColumns(products);

const rowsOf = statement<{ ids: number[] }>()((db, { ids }) =>
  db
    .select({ product: columns, shop: shops })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(sql`${products.id} = any(${ids})`),
);

const nothing = {
  ...{ product: null, brandName: "", tierPrices: [], specs: [], prodParameterList: [], delivery: null },
};

export default handle(compareProds, async ({ query }, { db, clock, locale }) => {
  const now = clock.now();
  const ids = query.prodIds;
  const [rows, cards, region, { brands }] = await Promise.all([
    rowsOf(db, { ids }),
    loadCards(db, now, ids),
    askedRegion(db, undefined, query),
    catalogueMap(db),
  ]);
  return ids.map((prodId): ComparedProduct => {
    const row = rows.find(({ product }) => product.id === prodId);
    const card = cards.find((one) => one.prodId === prodId);
    if (!row || !card)
      return { prodId, prodName: "", pic: "", gone: refusalText("prodMissing", locale), ...nothing };
    const { product, shop } = row;
    const named = { prodId, prodName: product.name, pic: product.pictures[0] ?? "" };
    const why = whyNotShown(product.status, shop.status);
    if (why) return { ...named, gone: refusalText(why, locale), ...nothing };
    return {
      ...named,
      gone: "",
      product: card,
      brandName: brands.get(product.brandId ?? 0)?.name ?? "",
      tierPrices: toTierPrices(product.tierPrices),
      specs: product.specs.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
      prodParameterList: product.parameters.map(({ key, value }) => ({
        ...{ parameterKey: key, parameterValue: value },
      })),
      delivery: deliveryOf({ shop, product, region, visitor: undefined }, now),
    };
  });
});
