import { expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { orderLines } from "./order-lines.ts";
import { placeOrders } from "./place-orders.ts";
import { type Prepared, prepare } from "./prepare.ts";

const server = testServer();
const owner = { userId: world.users.buyer, enterpriseId: 0, isAdministrator: false };
const now = () => server.clock.now();

/** An order of two shops, with its priced lines changed. */
async function prepared(change: (lines: Prepared["draft"]["lines"]) => Prepared["draft"]["lines"]) {
  const lines = [gloves, helmet].map(({ skuId }) => ({ basketId: 0, skuId, quantity: 5 }));
  const request = { lines, addrId: 0, dvyTypes: [], couponUserIds: [], points: 0 };
  const whole = await prepare(server.database.db, owner, request, now());
  return { ...whole, draft: { ...whole.draft, lines: change(whole.draft.lines) } };
}

test("lines find their goods wherever they stand", async () => {
  const lines = orderLines(await prepared((priced) => priced.toReversed()));
  expect(lines.map(({ wanted, priced }) => [wanted.goods.skuId, priced.skuId, priced.quantity])).toEqual([
    [gloves.skuId, gloves.skuId, 5],
    [helmet.skuId, helmet.skuId, 5],
  ]);
});

const faults: [string, Parameters<typeof prepared>[0]][] = [
  ["one was not priced", ([first]) => (first ? [first] : [])],
  ["one was priced twice", ([first, second]) => (first && second ? [first, second, first] : [])],
  ["one was priced in place of another", ([first]) => (first ? [first, first] : [])],
  ["another number of pieces was priced", (lines) => lines.map((one) => ({ ...one, quantity: 7 }))],
  ["another shop's was priced", (lines) => lines.map((one) => ({ ...one, shopId: 999 }))],
];
test.each(faults)("nothing is ordered where %s", async (_, change) => {
  const { db } = server.database;
  const stock = await stockOf(server, gloves.skuId);
  const placement = {
    owner,
    submitId: "s-1",
    prepared: await prepared(change),
    remarks: new Map(),
    remarkAnswers: [],
    booking: { poNumber: "", costCentre: "", project: "" },
    now: now(),
  };
  await expect(db.transaction((tx) => placeOrders(tx, placement))).rejects.toThrow(/priced/);
  expect(await db.select().from(orders)).toEqual([]);
  expect(await stockOf(server, gloves.skuId)).toBe(stock);
});
