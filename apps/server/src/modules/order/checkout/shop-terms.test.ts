/** What the checkout says of account terms, shop by shop. */
import { fen } from "@tradehall/mall-rules/money";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { beforeEach, expect, test } from "vitest";
import { cartLines, creditLines } from "#server/db/schema/index.ts";
import { buyerOfEnterprise, clearCredit, openLine, owing, termsShop } from "#server/testing/credit.ts";
import { confirm } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, put, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  await server.database.db.delete(cartLines);
  await clearCredit(server);
  token = await buyerOfEnterprise(server);
  // One of the shop with a line, one of another.
  await put(server, token, screwM6, 10);
  await put(server, token, gloves, 5);
});

const confirmed = async () => {
  const { data } = await confirm(server, token);
  return data.shopCartOrders;
};
const ownTerms = async () => (await confirmed()).find(({ shopId }) => shopId === termsShop)?.terms;

test("says what is left of a line and when it is due, and nothing of shops without one", async () => {
  expect((await confirmed()).map(({ terms }) => terms)).toEqual([null, null]);
  await openLine(server);
  const orders = await confirmed();
  expect(orders).toHaveLength(2);
  expect(orders.filter(({ shopId }) => shopId !== termsShop)).toMatchObject([{ terms: null }]);
  const { dueTime, ...terms } = (await ownTerms()) ?? {};
  expect(terms).toEqual({ left: "50000.00", termDays: 30, block: null });
  expect(dueTime).toMatch(/ 23:59:59$/);
});

test("says why a line cannot be used: too little, overdue, stopped", async () => {
  await openLine(server, 100);
  expect(await ownTerms()).toMatchObject({ left: "1.00", block: "tooLittle" });
  await owing(server);
  await server.clock.advance(dayMs);
  expect(await ownTerms()).toMatchObject({ left: "49999.00", block: "overdue" });
  await clearCredit(server);
  await openLine(server);
  const { db } = server.database;
  await db.update(creditLines).set({ state: "stopped" });
  expect(await ownTerms()).toMatchObject({ block: "notOpen" });
  await db.update(creditLines).set({ state: "requested", limitFen: fen(0) });
  expect(await ownTerms()).toBeNull();
});

test("who buys for no enterprise is told of no line", async () => {
  await openLine(server);
  token = await server.signIn(world.users.retail);
  await put(server, token, gloves, 5);
  expect(await ownTerms()).toBeNull();
});
