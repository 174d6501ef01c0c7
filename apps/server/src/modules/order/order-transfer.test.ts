/** A transfer on the page of its order: who reads it, and that reading is all. */
import { getSlip } from "@tradehall/api-client/endpoints/payment/transfer/get-slip";
import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { sendProof } from "@tradehall/api-client/endpoints/payment/transfer/send-proof";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { enterpriseMembers, users } from "#server/db/schema/index.ts";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { buyNow, detailOf, openPayment } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { moneyComes, payByBank } from "#server/testing/transfers.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { admin, other, retail } = world.users;
let member = "";
let boss = "";
beforeAll(async () => {
  member = await buyerOfEnterprise(server);
  boss = await buyerOfEnterprise(server, admin);
});

const transferOn = async (token: string, orderNumber: string) =>
  (await detailOf(server, token, orderNumber))?.transfer;

test("who ordered and the administrator read what is awaited and what has come", async () => {
  const orderNumber = await buyNow(server, member, helmet);
  expect(await transferOn(member, orderNumber)).toBeNull();
  const { data } = await payByBank(server, member, orderNumber);
  const own = await transferOn(member, orderNumber);
  expect(own).toMatchObject({
    payNo: data.payNo,
    received: "0.00",
    isPaid: 0,
    chosenBy: "buyer01",
    isOwn: 1,
  });
  expect(await transferOn(boss, orderNumber)).toEqual({ ...own, isOwn: 0 });
  await moneyComes(server, "1", own?.reference);
  expect(await transferOn(boss, orderNumber)).toMatchObject({ received: "1.00", isPaid: 0 });
  await moneyComes(server, own?.left ?? "", own?.reference);
  expect(await transferOn(boss, orderNumber)).toMatchObject({ isPaid: 1, left: "0.00" });
});

test("the administrator does no more than read it; others of the enterprise and strangers see nothing", async () => {
  const orderNumber = await buyNow(server, member, helmet);
  const { payNo } = (await payByBank(server, member, orderNumber)).data;
  const body = { payNo, payer: "别人", excess: "payer" };
  expect(await server.call(sendProof, { body }, { token: boss })).toMatchObject({ code: "A00001" });
  expect(await server.call(getTransfer, { query: { payNo } }, { token: boss })).toMatchObject({
    code: "A00001",
  });
  const url = `${getSlip.path}?payNo=${payNo}`;
  const slip = await server.app.inject({ method: "GET", url, headers: { authorization: boss } });
  expect(slip.body).toContain("A00001");
  expect(await transferOn(await server.signIn(other), orderNumber)).toBeUndefined();
  const { db } = server.database;
  await db
    .insert(enterpriseMembers)
    .values({ enterpriseId: ownEnterprise, userId: retail, joinedAt: server.clock.now() })
    .onConflictDoNothing();
  await db
    .update(users)
    .set({ currentEnterpriseId: ownEnterprise, enterpriseUser: true })
    .where(eq(users.id, retail));
  expect(await transferOn(await server.signIn(retail), orderNumber)).toBeUndefined();
  // What the administrator pays for a member is said to the member as another person's.
  const second = await buyNow(server, member, helmet);
  await payByBank(server, boss, second);
  expect(await transferOn(member, second)).toMatchObject({ isOwn: 0, chosenBy: "admin01" });
  expect(await transferOn(boss, second)).toMatchObject({ isOwn: 1 });
});

test("another way to pay ends it on the order, too", async () => {
  const orderNumber = await buyNow(server, member, helmet);
  await payByBank(server, member, orderNumber);
  await openPayment(server, member, orderNumber);
  expect(await transferOn(boss, orderNumber)).toBeNull();
});
