import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { fen } from "@tradehall/mall-rules/money";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { products } from "#server/db/schema/index.ts";
import { manyGoods, plantMany } from "#server/testing/many-goods.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { idsNearPage } from "./near-page.ts";
import { idsByNearPrice } from "./sale-price.ts";

const server = testServer();
const { own } = manyGoods;
const isPlanted = sql`${products.searchWords} @@ '样品'::tsquery`;
const pages = [
  { limit: 60, offset: 0 },
  { limit: 60, offset: 300 },
];
const anyPrice = { minFen: undefined, maxFen: undefined, steps: [] };

beforeAll(() => plantMany(server));

/** All of the hits put in order, which is what the quick ways stand for. */
async function sortedWholly(order: SQL, { limit, offset }: (typeof pages)[number], from = sql`${products}`) {
  const { rows } = (await server.database.db.execute(
    sql`select ${products.id} from ${from} where ${isPlanted}
      order by ${order}, ${products.id} limit ${limit} offset ${offset}`,
  )) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => Number(id));
}
const directions = [true, false];
const direction = (isDescending: boolean) => sql.raw(isDescending ? "desc" : "asc");

describe.each(pages)("a page of $limit from $offset", (page) => {
  test.each(
    [products.soldNum, products.putawayAt].flatMap((column) =>
      directions.map((isDescending) => [column.name, { column, isDescending }] as const),
    ),
  )("by %s is that of all in order: %j", async (_, order) => {
    const ids = await idsNearPage(server.database.db, isPlanted, order, page);
    expect(ids).toEqual(await sortedWholly(sql`${order.column} ${direction(order.isDescending)}`, page));
  });

  test.each(directions)(
    "by the price of cards is that of all in order, dear first: %s",
    async (isDescending) => {
      const fenByProduct = new Map([7, 5_000, 11_111].map((nth) => [own.firstId + nth, fen(nth)]));
      const sales = { activityIds: [1], fenByProduct };
      const asked = { sales, range: anyPrice, where: isPlanted };
      const ids = await idsByNearPrice(server.database.db, asked, { ...page, isDense: false, isDescending });
      const reduced = sql.join(
        [...fenByProduct].map(([id, price]) => sql`(${id}::bigint, ${price}::bigint)`),
        sql`, `,
      );
      const from = sql`${products} left join (values ${reduced}) as sales (id, fen) on sales.id = ${products.id}`;
      const price = sql`coalesce(sales.fen, ${products.priceFen}) ${direction(isDescending)}`;
      expect(ids).toEqual(await sortedWholly(price, page, from));
    },
  );

  test.each([
    ["a category", "样品", sql`${products.categoryId} = ${own.category} desc, `],
    ["no category", "试件", sql``],
  ])("by relevance of a word that names %s is that of all in order", async (_, keyword, kind) => {
    const { limit, offset } = page;
    const query = { keyword, size: limit, current: 1 + offset / limit };
    const { data } = await server.call(searchProducts, { query });
    expect(data.records.map(({ prodId }) => prodId)).toEqual(
      await sortedWholly(sql`${kind}${products.inStock} desc, ${products.soldNum} desc`, page),
    );
  });
});

test("of few hits nothing is said", async () => {
  const few = sql`${products.shopId} = ${world.shops.dealer}`;
  const order = { column: products.soldNum, isDescending: true };
  expect(await idsNearPage(server.database.db, few, order, { limit: 60, offset: 0 })).toBeUndefined();
});
