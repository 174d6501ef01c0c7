/** Lists go by the price of the moment: held against the plain rule, worked out from what was planted. */

import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { beforeAll, expect, test } from "vitest";
import { products, skus } from "#server/db/schema/index.ts";
import { seededDraw } from "#server/db/seed/draw.ts";
import { plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const draw = seededDraw(20261121);
const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1));

interface Planted {
  id: number;
  priceFen: Fen;
  minCount: number;
  offers: { priceFen: Fen; startsIn: number; endsIn: number; left: number; perUser: number }[];
}
const planted: Planted[] = [];
const firstId = 1_000;
const hour = 3_600_000;
let hoursGone = 0;

beforeAll(async () => {
  const { db } = server.database;
  for (let id = firstId; id < firstId + 90; id++) {
    const one: Planted = {
      id,
      // Few prices, so that many goods cost the same.
      priceFen: fen(1_000 + 100 * whole(0, 6)),
      minCount: draw() < 0.2 ? 5 : 1,
      offers: Array.from({ length: draw() < 0.5 ? whole(1, 3) : 0 }, () => {
        const startsIn = whole(-4, 3);
        return {
          ...{ startsIn, endsIn: startsIn + whole(1, 5), priceFen: fen(800 + 100 * whole(0, 7)) },
          ...{ left: whole(0, 8), perUser: draw() < 0.5 ? 0 : whole(1, 8) },
        };
      }),
    };
    planted.push(one);
    const { offers, ...product } = one;
    await db.insert(products).values({
      ...{ ...product, shopId: world.shops.own, name: `比价样品 ${id}`, searchWords: "样品" },
      ...{ categoryId: world.categories.leaf, secondaryCategoryId: world.categories.middle },
      ...{ primaryCategoryId: world.categories.top, putawayAt: server.clock.now() },
    });
    await db.insert(skus).values({ id, prodId: id, priceFen: one.priceFen, stocks: 100 });
    for (const offer of offers) await plantOffer(server, { ...offer, prodId: id, skuId: id });
  }
});

/** What a piece costs now: the lowest of the price and of the running offers that reach the least order. */
function priceNow({ priceFen, minCount, offers }: Planted): number {
  const running = offers.filter(
    ({ startsIn, endsIn, left, perUser }) =>
      startsIn <= hoursGone &&
      hoursGone < endsIn &&
      left >= minCount &&
      (perUser === 0 || perUser >= minCount),
  );
  return Math.min(priceFen, ...running.map((offer) => offer.priceFen));
}

interface Range {
  minFen?: Fen;
  maxFen?: Fen;
}

function expected(
  isDescending: boolean,
  { minFen = fen(0), maxFen = fen(Number.MAX_SAFE_INTEGER) }: Range,
): number[] {
  const sign = isDescending ? -1 : 1;
  return planted
    .map((one) => ({ id: one.id, fen: priceNow(one) }))
    .filter(({ fen }) => fen >= minFen && fen <= maxFen)
    .sort((a, b) => sign * (a.fen - b.fen) || a.id - b.id)
    .map(({ id }) => id);
}

async function listed(sort: 4 | 5, facets: 0 | 1, { minFen, maxFen }: Range): Promise<number[]> {
  const range = {
    ...(minFen === undefined ? {} : { minPrice: String(minFen / 100) }),
    ...(maxFen === undefined ? {} : { maxPrice: String(maxFen / 100) }),
  };
  const ids: number[] = [];
  for (let current = 1, pages = 1; current <= pages; current++) {
    const query = { keyword: "样品", size: 7, current, sort, facets, ...range };
    const { data } = await server.call(searchProducts, { query });
    ids.push(...data.records.map(({ prodId }) => prodId));
    pages = data.pages;
    expect(data.total).toBe(expected(false, { minFen, maxFen }).length);
  }
  return ids;
}

const ranges: Range[] = [
  {},
  { minFen: fen(1_000) },
  { maxFen: fen(1_100) },
  { minFen: fen(900), maxFen: fen(1_200) },
];

// Offers begin and end from one hour to the next; the clock is the server's.
test.each([0, 1, 1, 2])("pages hold what the plain rule says, %i hours later", async (hours) => {
  if (hours > 0) await server.clock.advance(hours * hour);
  hoursGone += hours;
  expect(planted.filter((one) => priceNow(one) < one.priceFen).length).toBeGreaterThan(3);
  for (const range of ranges) {
    expect(await listed(5, 0, range)).toEqual(expected(false, range));
    expect(await listed(4, 1, range)).toEqual(expected(true, range));
  }
});

test("once every offer is over, and before any begins, prices are the ordinary ones", async () => {
  await server.clock.advance(100 * hour);
  hoursGone += 100;
  expect(planted.every((one) => priceNow(one) === one.priceFen)).toBe(true);
  expect(await listed(5, 1, {})).toEqual(expected(false, {}));
});
