import { expect, test } from "vitest";
import * as schema from "#server/db/schema/index.ts";
import { lockOrder, under } from "../db/lock-order.ts";
import { faultsAgainstLockOrder, faultsOf, locksOf } from "./held-to-lock-order.ts";
import { tableNames, testServer } from "./test-server.ts";

/** What a transaction of these statements, with their values and one row each, does against the order. */
const faultsIn = (...statements: (string | [text: string, ...values: number[]])[]) =>
  faultsOf(
    statements
      .map((one) => (typeof one === "string" ? [one] : one))
      .flatMap(([text, ...values]) => locksOf(String(text), values).map((lock) => ({ ...lock, rows: 1 }))),
  );
const buyer = 'select "id" from "users" where "users"."id" = $1 for no key update';
const stock = 'update "skus" set "stocks" = 1 where "skus"."id" = $1';

test("every table of the order is one, or an advisory lock", () => {
  const named = [...lockOrder, ...Object.values(under).flat()];
  const known = new Set([...tableNames, "names", "carts"]);
  expect(named.filter((table) => !known.has(table))).toEqual([]);
});

test("a table that is before another is locked before it", () => {
  expect(faultsIn([buyer, 1], [stock, 1])).toEqual([]);
  expect(faultsIn([stock, 1], [buyer, 1])).toEqual(["users is locked after skus"]);
  expect(faultsIn([buyer, 1], 'select 1 from "teams" for update')).toEqual(["teams is locked after users"]);
  expect(faultsIn([buyer, 1], 'select 1 from "teams" for update skip locked')).toEqual([]);
});

test("what is a buyer's is locked after the buyer, then in any order", () => {
  const pay = 'update "payments" set "status" = 1';
  const order = 'update "orders" set "status" = 1';
  expect([faultsIn([buyer, 1], pay, order), faultsIn([buyer, 1], order, [stock, 1], pay)]).toEqual([[], []]);
  expect(faultsIn(order, pay)).toContain("orders is locked beside others without users");
});

test("rows of one table are locked by rising id, or sorted at once", () => {
  expect(faultsIn([stock, 1], [stock, 2])).toEqual([]);
  expect(faultsIn([stock, 2], [stock, 1])).toEqual(["several rows of skus are not locked by rising id"]);
  const sorted = 'select "id" from "skus" where "id" in ($1) order by "skus"."id" for update';
  expect(faultsIn(sorted, [stock, 2], [stock, 1])).toEqual([]);
});

const server = testServer();

test("the statements of a transaction are heard as they are sent", async () => {
  await server.database.db.transaction(async (tx) => {
    await tx.update(schema.skus).set({ stocks: 9 });
    await tx.update(schema.users).set({ nickName: "买家" });
  });
  expect(faultsAgainstLockOrder()).toEqual(
    expect.arrayContaining([
      "several rows of skus are not locked by rising id",
      "users is locked after skus",
    ]),
  );
});
