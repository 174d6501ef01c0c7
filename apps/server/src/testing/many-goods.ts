/** So many goods that searches count a sample of them and look at some of them only. */
import { sql } from "drizzle-orm";
import { attributeValues, brands, categories, productAttributes, products } from "#server/db/schema/index.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

const planted = 24_000;
const own = { brand: 50, brands: [0, 1, 2, 3, 4, 5, 6, 7], category: 93, value: 900, firstId: 1_001 };

/**
 * Each eighth of the goods is of one of eight brands; each 400th of the small shop's, all of the first brand; each tenth
 * of the category of their name.
 */
export const manyGoods = {
  planted,
  own,
  perBrand: planted / own.brands.length,
  ofSmallShop: planted / 400,
  ofSmallLeaf: planted / 10,
};

export async function plantMany({ database: { db }, clock }: TestServer): Promise<void> {
  const { shops } = world;
  const { leaf, middle, top } = world.categories;
  await db.insert(brands).values(own.brands.map((nth) => ({ id: own.brand + nth, name: `品牌 ${nth}` })));
  await db.insert(categories).values({ id: own.category, parentId: middle, level: 3, name: "样品" });
  await db
    .insert(attributeValues)
    .values(["铜", "铁"].map((value, nth) => ({ id: own.value + nth, name: "材质", value })));
  await db.execute(sql`
    insert into ${products} (id, shop_id, category_id, secondary_category_id, primary_category_id, brand_id, name,
      price_fen, in_stock, sold_num, search_words, putaway_at)
    select ${own.firstId}::int - 1 + i,
      case when i % 400 = 0 then ${shops.dealer}::bigint else ${shops.own}::bigint end,
      case when i % 10 = 0 then ${own.category}::bigint else ${leaf}::bigint end, ${middle}, ${top},
      ${own.brand}::bigint + i % ${own.brands.length}::int, '样品 试件', 1000 + 1000 * (i % 10), i / 7 % 3 > 0, i % 701,
      '样品 试件'::tsvector,
      ${clock.now().toISOString()}::timestamptz - i % 1009 * interval '1 minute'
    from generate_series(1, ${planted}::int) as i`);
  await db.execute(sql`
    insert into ${productAttributes} (prod_id, value_ids)
    select ${own.firstId}::int - 1 + i, array[${own.value}::int + i / 10 % 2]
    from generate_series(1, ${planted}::int) as i`);
  await db.execute(sql`analyze`);
}
