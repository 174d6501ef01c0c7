/** Approving: who may, step by step, in time, and of two at once one. */

import { setStandIn } from "@tradehall/api-client/endpoints/enterprise/buying/set-stand-in";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { approvalLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { fen, yuanToFen } from "@tradehall/mall-rules/money";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import {
  activities,
  coupons,
  memberLimits,
  orderApprovals,
  orders,
  products,
  userCoupons,
  users,
} from "#server/db/schema/index.ts";
import { clearOrders, limit, setRules, waitingOrder } from "#server/testing/approvals.ts";
import { joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { buyNow, confirm, detailOf, openPayment, pay, submit, walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, put, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users: people } = world;
const enterpriseId = ownEnterprise;
let admin = "";
let buyer = "";
beforeEach(async () => {
  await clearOrders(server);
  await server.database.db.update(products).set({ remarkFields: [] });
  admin = await server.signIn(people.admin);
  buyer = await server.signIn(people.buyer);
});

/** What goes nowhere needs no address, and here no words either. */
const codes = { prodId: world.prods.virtual, skuId: world.skus.virtual };

const approve = (token: string | undefined, orderNumber: string) =>
  server.call(approveOrder, { params: { orderNumber } }, { token });
const told = async (token: string) =>
  (await server.call(listMessages, { query: { current: 1, size: 20 } }, { token })).data.records.map(
    ({ title }) => title,
  );
const holds = async () => expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);

test("an order above the limit waits, cannot be paid, and can once it is approved", async () => {
  await limit(server, { perOrder: "50.00" });
  const small = await buyNow(server, buyer, screwM6, 1);
  expect(await detailOf(server, buyer, small)).toMatchObject({
    status: orderStatuses.unpaid,
    approval: null,
  });
  const { data } = await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 20 } });
  expect(data.approval).toEqual({
    reasons: ["perOrder"],
    approvers: ["admin01"],
    heldMs: approvalLimits.heldMs,
  });
  const submitted = await submit(server, buyer, data.uuid);
  expect(submitted.data).toMatchObject({ needPay: 0, needApproval: 1 });
  const number = submitted.data.orderNumbers;
  const waits = await detailOf(server, buyer, number);
  expect(waits).toMatchObject({
    status: 10,
    allowedActions: ["cancel"],
    approval: { canDecide: 0, stepCount: 1 },
  });
  expect(waits.deadlineAt).toBe(submitted.data.now + approvalLimits.heldMs);
  expect(await openPayment(server, buyer, number)).toMatchObject({ code: "A00001" });
  expect(await detailOf(server, admin, number)).toMatchObject({ approval: { canDecide: 1 } });
  expect(await told(admin)).toContain("有订单待您审批");
  await holds();
  await server.clock.advance(3_600_000);
  expect(await approve(admin, number)).toMatchObject({ code: "00000" });
  const after = await detailOf(server, buyer, number);
  expect(after).toMatchObject({
    status: 1,
    approval: { steps: [{ state: "approved", decidedBy: "admin01" }] },
  });
  const left = (after.deadlineAt ?? 0) - after.now;
  expect(left).toBeLessThanOrEqual(orderLimits.unpaidMs);
  expect(left).toBeGreaterThan(orderLimits.unpaidMs - 60_000);
  expect(await told(buyer)).toContain("订单审批通过");
  expect(await approve(admin, number)).toMatchObject({ msg: "该订单已处理，无需再次审批" });
  await pay(server, buyer, number);
  await holds();
});

test("the same submit once more answers the orders that wait, and takes what they are booked on", async () => {
  await limit(server, { perOrder: "0.00" });
  const { uuid } = (await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 2 } })).data;
  const first = await submit(server, buyer, uuid);
  const again = await submit(server, buyer, uuid, { costCentre: "生产一部" });
  expect(again.data.orderNumbers).toBe(first.data.orderNumbers);
  expect(again.data).toMatchObject({ needApproval: 1 });
  expect(await detailOf(server, buyer, first.data.orderNumbers)).toMatchObject({ costCentre: "生产一部" });
  await holds();
});

test("only an approver decides: not who ordered, not another member, not another enterprise", async () => {
  const retail = await joinByLink(server, admin);
  const number = await waitingOrder(server);
  expect(await approve(buyer, number)).toMatchObject({ msg: "该订单不由您审批" });
  expect(await approve(retail, number)).toMatchObject({ msg: "该订单不由您审批" });
  const other = await server.signIn(people.other);
  expect(await approve(other, number)).toMatchObject({ msg: "企业不存在或您已不是成员" });
  expect(await approve(admin, "NOSUCHORDER")).toMatchObject({ code: "A00001" });
  expect(await approve(undefined, number)).toMatchObject({ code: "A00004" });
});

test("an order of a high amount goes through both steps, a low one through the first", async () => {
  const retail = await joinByLink(server, admin);
  const steps = [
    { from: "0.00" as const, approverIds: [people.retail] },
    { from: "100.00" as const, approverIds: [people.admin] },
  ];
  await setRules(server, { steps });
  const low = await waitingOrder(server, 1);
  const high = await waitingOrder(server, 50);
  expect(await approve(admin, low)).toMatchObject({ msg: "该订单不由您审批" });
  // An approver reads an order that is not theirs, and does no more with it.
  expect(await detailOf(server, retail, high)).toMatchObject({
    allowedActions: [],
    approval: { canDecide: 1, stepCount: 2 },
  });
  await approve(retail, low);
  await approve(retail, high);
  expect(await detailOf(server, buyer, low)).toMatchObject({ status: 1 });
  expect(await detailOf(server, buyer, high)).toMatchObject({
    status: 10,
    approval: {
      steps: [
        { state: "approved", decidedBy: "retail01" },
        { state: "waiting", approvers: ["admin01"] },
      ],
    },
  });
  await holds();
  expect(await approve(retail, high)).toMatchObject({ msg: "该订单不由您审批" });
  await approve(admin, high);
  expect(await detailOf(server, buyer, high)).toMatchObject({ status: 1 });
  await holds();
});

test("of two approvers at once one decides", async () => {
  const retail = await joinByLink(server, admin);
  await setRules(server, { steps: [{ from: "0.00", approverIds: [people.admin, people.retail] }] });
  const number = await waitingOrder(server);
  const codes = (await Promise.all([approve(admin, number), approve(retail, number)])).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual(["00000", "A00001"]);
  expect(await server.database.db.$count(orderApprovals, eq(orderApprovals.orderNumber, number))).toBe(1);
  await holds();
});

test("who is in approves until the day is over, and never an own order", async () => {
  const retail = await joinByLink(server, admin);
  const until = new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const body = { enterpriseId, userId: people.retail, until };
  expect(await server.call(setStandIn, { body }, { token: admin })).toMatchObject({ code: "00000" });
  const number = await waitingOrder(server);
  expect(await detailOf(server, retail, number)).toMatchObject({ approval: { canDecide: 1 } });
  expect(await approve(retail, number)).toMatchObject({ code: "00000" });
  await limit(server, { perOrder: "0.00" }, people.retail);
  const own = await buyNow(server, retail, codes, 1);
  expect(await approve(retail, own)).toMatchObject({ msg: "该订单不由您审批" });
  const late = await waitingOrder(server);
  await server.clock.advance(24 * 3_600_000 - 60_000);
  expect(await approve(retail, late)).toMatchObject({ msg: "该订单不由您审批" });
});

test("what a removed approver would have decided goes on to the administrator", async () => {
  const retail = await joinByLink(server, admin);
  await setRules(server, { steps: [{ from: "0.00", approverIds: [people.retail] }] });
  await limit(server, { perOrder: "7.00" }, people.retail);
  const number = await waitingOrder(server);
  expect(await approve(admin, number)).toMatchObject({ msg: "该订单不由您审批" });
  await server.call(removeMember, { params: { enterpriseId, userId: people.retail } }, { token: admin });
  expect(await approve(retail, number)).toMatchObject({ code: "A00008" });
  expect(await server.database.db.$count(memberLimits, eq(memberLimits.userId, people.retail))).toBe(0);
  expect(await approve(admin, number)).toMatchObject({ code: "00000" });
});

test("an administrator with limits needs another approver, and is refused where there is none", async () => {
  await limit(server, { perOrder: "10.00" }, people.admin);
  const asked = await confirm(server, admin, { orderItem: { ...screwM6, prodCount: 20 } });
  expect(asked).toMatchObject({ code: "A00001", msg: expect.stringContaining("没有其他可审批的成员") });
  await setRules(server, { steps: [{ from: "0.00", approverIds: [people.buyer] }] });
  const number = await buyNow(server, admin, codes, 20);
  expect(await approve(admin, number)).toMatchObject({ msg: "该订单不由您审批" });
  expect(await approve(buyer, number)).toMatchObject({ code: "00000" });
});

test("after 24 hours without a decision all goes back, and the approver comes too late", async () => {
  const { db } = server.database;
  await setStock(server, helmet.skuId, 50);
  await db.delete(userCoupons);
  await db.delete(coupons);
  await db.update(users).set({ points: 20_000 }).where(eq(users.id, people.buyer));
  const coupon = await giveCoupon(server, people.buyer, { reduceFen: fen(500) });
  await limit(server, { perOrder: "0.00" });
  await put(server, buyer, helmet, 2);
  const { data } = await confirm(server, buyer, { isScorePay: 1, userUseScore: 100 });
  const number = (await submit(server, buyer, data.uuid)).data.orderNumbers;
  expect(await stockOf(server, helmet.skuId)).toBe(48);
  expect(await walletOf(server, people.buyer)).toMatchObject({ points: 19_900 });
  await server.clock.advance(approvalLimits.heldMs);
  expect(await approve(admin, number)).toMatchObject({ msg: "该订单已处理，无需再次审批" });
  expect(await detailOf(server, buyer, number)).toMatchObject({
    status: orderStatuses.canceled,
    closeType: closeTypes.approvalTimeout,
    approval: { steps: [{ state: "lapsed" }] },
    allowedActions: ["buyAgain", "delete"],
  });
  expect(await stockOf(server, helmet.skuId)).toBe(50);
  expect(await walletOf(server, people.buyer)).toMatchObject({ points: 20_000 });
  const [kept] = await db.select().from(userCoupons).where(eq(userCoupons.userId, people.buyer));
  expect([coupon === undefined, kept?.submitId]).toEqual([false, null]);
  expect(await told(buyer)).toContain("订单超时未审批");
  await holds();
});

test("a month counts what was ordered and not canceled, in China's time", async () => {
  await limit(server, { perMonth: "100.00" });
  const first = await buyNow(server, buyer, screwM6, 5);
  const { actualTotal } = await detailOf(server, buyer, first);
  expect(yuanToFen(actualTotal)).toBeLessThan(100_00);
  const { data } = await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 5 } });
  expect(data.approval?.reasons).toEqual(["perMonth"]);
  await server.database.db
    .update(orders)
    .set({ createdAt: sql`${orders.createdAt} - interval '31 days'` })
    .where(eq(orders.orderNumber, first));
  expect(
    (await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 5 } })).data.approval,
  ).toBeNull();
});

test("a category's limit counts for goods of it and of all below it", async () => {
  const { top } = world.categories;
  await limit(server, { categories: [{ categoryId: top, perMonth: "30.00" }] });
  const small = (await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 1 } })).data;
  expect(small.approval).toBeNull();
  await buyNow(server, buyer, screwM6, 2);
  const { data } = await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 2 } });
  expect(data.approval?.reasons).toEqual(["perCategory"]);
});

test("what cannot wait is refused above the limit", async () => {
  await limit(server, { perOrder: "0.00" });
  const [activity] = await server.database.db
    .select()
    .from(activities)
    .where(and(eq(activities.kind, "grouping")))
    .limit(1);
  if (!activity) return;
  const asked = await confirm(server, buyer, {
    orderItem: { ...screwM6, prodCount: 1, activityId: activity.id },
  });
  expect(asked.success).toBe(false);
});

test("100 submits at once never pass the month's limit without approval", async () => {
  await setStock(server, screwM6.skuId, 1_000);
  await limit(server, { perMonth: "200.00" });
  const uuids: string[] = [];
  for (let nth = 0; nth < 100; nth++)
    uuids.push((await confirm(server, buyer, { orderItem: { ...screwM6, prodCount: 1 } })).data.uuid);
  const answers = await Promise.all(uuids.map((uuid) => submit(server, buyer, uuid)));
  expect(answers.filter(({ success }) => success)).toHaveLength(100);
  const free = await server.database.db
    .select({ fen: orders.actualFen })
    .from(orders)
    .where(and(eq(orders.userId, people.buyer), eq(orders.status, orderStatuses.unpaid)));
  const total = free.reduce((sum, one) => sum + one.fen, 0);
  expect(total).toBeLessThanOrEqual(200_00);
  // As many as fit went through at once.
  expect(total + (free[0]?.fen ?? 0)).toBeGreaterThan(200_00);
  expect(free.length).toBeLessThan(100);
  await holds();
}, 60_000);
