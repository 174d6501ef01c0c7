import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditLedger, creditLines, orders, users as userTable } from "#server/db/schema/index.ts";
import { joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { buyFromCart, buyNow, pay } from "#server/testing/purchase.ts";
import { act, apply } from "#server/testing/refunds.ts";
import {
  closeThisMonth,
  giveAddresses,
  headsOf,
  linesOf,
  statementOf,
  thisMonth,
} from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, shops } = world;
const actForFirst = (userId: number) =>
  server.database.db
    .update(userTable)
    .set({ currentEnterpriseId: ownEnterprise })
    .where(eq(userTable.id, userId));

test("a month adds up to the fen by each side, closes, and what comes later is in the next", async () => {
  const { db } = server.database;
  const admin = await server.signIn(users.admin);
  const retail = await joinByLink(server, admin);
  await giveAddresses(server, users.retail);
  for (const id of [users.buyer, users.admin, users.retail]) await actForFirst(id);
  const buyer = await server.signIn(users.buyer);
  expect(await statementOf(server, admin, thisMonth(server))).toMatchObject({ msg: "没有该月的账单" });

  const numbers = await buyFromCart(server, buyer, [
    [screwM6, 7],
    [gloves, 5],
  ]);
  for (const orderNumber of numbers) await pay(server, buyer, orderNumber);
  const own = await buyNow(server, retail, helmet, 3);
  await pay(server, retail, own);
  await db.update(orders).set({ costCentre: "生产一部" }).where(eq(orders.orderNumber, own));
  const [first = ""] = numbers;
  const { data: refund } = await apply(server, buyer, first);
  await act(server, refund.refundSn, "accept");
  await act(server, refund.refundSn, "payBack");
  // An order on terms, as the cashier writes it.
  const onTerms = await buyNow(server, retail, helmet, 1);
  await pay(server, retail, onTerms);
  await db.update(orders).set({ payType: 22 }).where(eq(orders.orderNumber, onTerms));
  const line = { enterpriseId: ownEnterprise, shopId: shops.own };
  const createdAt = server.clock.now();
  await db.insert(creditLines).values({
    ...{ ...line, state: "open", requestedBy: users.admin, requestedFen: fen(1_000_00) },
    ...{ limitFen: fen(1_000_00), usedFen: fen(50_00), createdAt },
  });
  const entry = { ...line, userId: users.retail, orderNumber: onTerms, createdAt };
  await db.insert(creditLedger).values([
    { ...entry, changeFen: fen(60_00), source: "order" },
    { ...entry, changeFen: fen(-10_00), source: "repayment", repaymentNo: "R1" },
  ]);

  const rows = await db.select().from(orders);
  const paid = rows
    .filter(({ orderNumber, paidAt }) => paidAt && orderNumber !== onTerms)
    .reduce((all, row) => all + row.actualFen, 0);
  const back = rows.find(({ orderNumber }) => orderNumber === first)?.actualFen ?? 0;
  const sums = {
    ...{ paid: fenToYuan(fen(paid)), givenBack: fenToYuan(fen(back)), owed: "60.00", repaid: "10.00" },
    ...{ openingOwed: "0.00", closingOwed: "50.00", count: 6 },
  };
  const running = await statementOf(server, admin, thisMonth(server));
  expect(running.data).toMatchObject({ ...sums, state: "running", isWhole: 1, allowedActions: [] });

  const month = await closeThisMonth(server);
  const { data } = await statementOf(server, admin, month);
  expect(data).toMatchObject({ ...sums, state: "closed", allowedActions: ["confirm", "ask"] });
  for (const side of [data.byShop, data.byPerson, data.byCostCentre, data.byCategory])
    for (const kind of ["paid", "givenBack", "owed", "repaid"] as const)
      expect(side.reduce((all, part) => all + Math.round(Number(part[kind]) * 100), 0)).toBe(
        Math.round(Number(data[kind]) * 100),
      );
  expect(data.byCostCentre.map(({ key }) => key).sort()).toEqual(["", "生产一部"]);

  const lines = (await linesOf(server, admin, month)).data.records;
  expect(lines).toHaveLength(6);
  const ofShop = (await linesOf(server, admin, month, { by: "shop", key: String(shops.dealer) })).data;
  expect(ofShop.records.every(({ shopId }) => shopId === shops.dealer)).toBe(true);

  // A member reads what they ordered themselves.
  const part = (await statementOf(server, retail, month)).data;
  expect(part).toMatchObject({ isWhole: 0, owed: "60.00", closingOwed: "50.00", allowedActions: ["ask"] });
  expect(part.byPerson).toHaveLength(1);

  const later = await apply(server, retail, own);
  await act(server, later.data.refundSn, "accept");
  await act(server, later.data.refundSn, "payBack");
  expect((await statementOf(server, admin, month)).data).toEqual(data);
  const heads = await headsOf(server, admin);
  expect(heads.map(({ state }) => state)).toEqual(["running", "closed"]);
  expect(heads[0]).toMatchObject({ openingOwed: "50.00", paid: "0.00", count: 1 });
  expect(Number(heads[0]?.givenBack)).toBeGreaterThan(0);
});

test("another enterprise's, and that of no session, are not read", async () => {
  const other = await server.signIn(users.other);
  expect(await headsOf(server, other)).toEqual([]);
  expect(await statementOf(server, undefined, "2026-10")).toMatchObject({ code: "A00004" });
  expect(await linesOf(server, undefined, "2026-10")).toMatchObject({ code: "A00004" });
});
