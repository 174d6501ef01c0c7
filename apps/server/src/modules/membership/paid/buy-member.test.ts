import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { buyMember } from "@tradehall/api-client/endpoints/membership/paid/buy-member";
import { getMemberPurchase } from "@tradehall/api-client/endpoints/membership/paid/get-member-purchase";
import { memberLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { fen, yuanToFen } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { addChinaMonths, chinaTime, dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { memberLevels, memberPurchases, users } from "#server/db/schema/index.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { buy, elite, offerOf, plus, prime } from "#server/testing/members.ts";
import { moneyFaults } from "#server/testing/money-sums.ts";
import { walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { movePurchase } from "./purchases.ts";

const server = testServer();
const { buyer, other } = world.users;
const { balance, bankTransfer, wechatScan } = payTypes;
let token: string;

beforeEach(async () => {
  token = await server.signIn(buyer);
});
/** Each test begins without a membership; whatever was bought was a promise kept. */
afterEach(async () => {
  const { db } = server.database;
  expect(await invariantViolations(queryWith(db))).toEqual([]);
  await db.update(memberPurchases).set({ replacedAt: server.clock.now() });
  await db.update(users).set({ paidLevelId: null, memberEndsAt: null });
});

const move = (payNo: string, event: "scan" | "succeed" | "fail") =>
  movePurchase(server.database.db, payNo, event, server.clock.now());
const statusOf = async (payNo: string) =>
  (await server.call(getMemberPurchase, { query: { payNo } }, { token })).data?.status;
const isMember = async () => (await server.call(getUserInfo, {}, { token })).data.userInfo.paidMember;
const momentOf = (shown: string) => new Date(`${shown.replace(" ", "T")}+08:00`).getTime();
/** The end of so many months from now; the call may take a moment, so up to five seconds are let pass. */
const expectEnd = (shown: string | null, months: number) => {
  const late = addChinaMonths(server.clock.now(), months).getTime() - momentOf(shown ?? "");
  expect(Math.abs(late)).toBeLessThan(5_000);
};
const grow = (change: number) =>
  changeGrowth(server.database.db, buyer, { change, source: "opening" }, server.clock.now());

test("bought by balance: taken once, a member at once, however often the call is sent", async () => {
  const before = await walletOf(server, buyer);
  const first = await buy(server, token, { levelId: plus }, "buy-1");
  expect(first.data).toMatchObject({ status: "paid", amount: "168.00", months: 12, qrText: "" });
  expectEnd(first.data.endTime, 12);
  const again = await server.call(
    buyMember,
    { body: { levelId: plus, months: 12, price: "168.00", payType: balance } },
    { token, headers: { "idempotency-key": "buy-1" } },
  );
  expect(again.data.payNo).toBe(first.data.payNo);
  expect((await walletOf(server, buyer))?.balanceFen).toBe((before?.balanceFen ?? 0) - 168_00);
  expect(await isMember()).toBe(1);
  expect(await moneyFaults(queryWith(server.database.db), { paidInFen: 0, givenBackFen: 0 })).toEqual([]);
});

test("too little balance takes nothing and makes no member", async () => {
  const poor = await server.signIn(other);
  const answer = await buy(server, poor, { levelId: plus });
  expect(answer).toMatchObject({ success: false, msg: expect.stringContaining("余额") });
  expect(await server.database.db.$count(memberPurchases, eq(memberPurchases.userId, other))).toBe(0);
});

test("a code is scanned and paid, by many answers at once, and counts once", async () => {
  const { data } = await buy(server, token, { levelId: plus, months: 3, payType: wechatScan });
  expect(data).toMatchObject({ status: "waiting", amount: "49.90", endTime: null });
  expect(data.qrText).toContain(data.payNo);
  await move(data.payNo, "scan");
  expect(await statusOf(data.payNo)).toBe("scanned");
  expect(await isMember()).toBe(0);
  const moves = await Promise.allSettled(Array.from({ length: 20 }, () => move(data.payNo, "succeed")));
  expect(moves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(move(data.payNo, "succeed")).rejects.toThrow("memberPaid");
  expect(await isMember()).toBe(1);
});

test("another code closes the one before; one that is over or failed takes no money", async () => {
  const open = async () => (await buy(server, token, { levelId: plus, payType: wechatScan })).data.payNo;
  const [first, second] = [await open(), await open()];
  expect(await statusOf(first)).toBe("closed");
  await expect(move(first, "succeed")).rejects.toThrow("memberPayExpired");
  await move(second, "fail");
  expect(await statusOf(second)).toBe("failed");
  const third = await open();
  await server.clock.advance(orderLimits.paymentQrMs + 1);
  expect(await statusOf(third)).toBe("expired");
  await expect(move(third, "succeed")).rejects.toThrow("memberPayExpired");
  expect(await isMember()).toBe(0);
});

test("a renewal is added to the end, up to two years ahead, and after the end begins now", async () => {
  const first = await buy(server, token, { levelId: plus });
  const second = await buy(server, token, { levelId: plus, months: 3 });
  const [start, end] = [first.data.endTime ?? "", second.data.endTime ?? ""];
  const from = new Date(momentOf(start));
  expect(end).toBe(chinaTime(addChinaMonths(from, 3)));
  await buy(server, token, { levelId: plus });
  const ahead = await buy(server, token, { levelId: plus });
  expect(ahead.msg).toBe("会员有效期已超过两年，暂不能续费");
  expect((await offerOf(server, token)).levels[0]).toMatchObject({ kind: "renewal", block: "ahead" });
  await server.clock.advance(memberLimits.aheadMs + 400 * dayMs);
  token = await server.signIn(buyer);
  expect(await isMember()).toBe(0);
  const late = await buy(server, token, { levelId: plus, months: 1 });
  expectEnd(late.data.endTime, 1);
});

test("a dearer level begins now and takes over what is left; a cheaper one has to wait", async () => {
  await grow(600);
  await buy(server, token, { levelId: plus });
  await server.clock.advance(100 * dayMs);
  token = await server.signIn(buyer);
  const [, offered] = (await offerOf(server, token)).levels;
  const term = offered?.terms.find(({ months }) => months === 12);
  expect(offered).toMatchObject({ kind: "upgrade", block: null });
  expect(term?.carriedDays).toBeGreaterThan(90);
  const now = server.clock.now();
  const bought = await buy(server, token, { levelId: prime });
  // ¥168 × 265 / 365 of the old level are worth so many days of ¥398 a year.
  const worth = Math.floor((Math.floor((168_00 * 265) / 365) * 365) / 398_00);
  expect(Math.abs((term?.carriedDays ?? 0) - worth)).toBeLessThanOrEqual(1);
  const end = addChinaMonths(now, 12).getTime() + (term?.carriedDays ?? 0) * dayMs;
  expect(Math.abs(momentOf(bought.data.endTime ?? "") - end)).toBeLessThan(5_000);
  expect((await buy(server, token, { levelId: plus })).msg).toBe("当前会员等级更高，到期后可开通该等级");
});

test("too little growth and a level that takes in no new members are refused; who has it renews it", async () => {
  const { db } = server.database;
  await db.update(users).set({ growth: 0 }).where(eq(users.id, buyer));
  await db.execute("delete from growth_ledger");
  await db.update(users).set({ memberLevel: 1 }).where(eq(users.id, buyer));
  expect((await buy(server, token, { levelId: prime })).msg).toBe("成长值达到 500 后可开通");
  await grow(9_000);
  expect((await buy(server, token, { levelId: elite })).msg).toBe("该等级已停止开通");
  await db.update(memberLevels).set({ isRecruiting: false }).where(eq(memberLevels.id, plus));
  expect((await buy(server, token, { levelId: plus })).success).toBe(false);
  await db.update(memberLevels).set({ isRecruiting: true }).where(eq(memberLevels.id, plus));
  await buy(server, token, { levelId: plus, months: 1 });
  await db.update(memberLevels).set({ isRecruiting: false }).where(eq(memberLevels.id, plus));
  expect((await buy(server, token, { levelId: plus, months: 1 })).success).toBe(true);
  await db.update(memberLevels).set({ isRecruiting: true }).where(eq(memberLevels.id, plus));
});

test.each([
  [{ levelId: 999 }, "该会员等级不存在"],
  [{ levelId: 1 }, "该会员等级不存在"],
  [{ levelId: plus, months: 7 }, "该会员等级不存在"],
  [{ levelId: plus, price: "1.00" }, "会员价格已变动，请确认后重新提交"],
  [{ levelId: plus, payType: bankTransfer }, "不支持该支付方式"],
] as const)("refuses %o", async (asked, msg) => {
  expect(await buy(server, token, asked as never)).toMatchObject({ success: false, code: "A00001", msg });
});

test("purchases at once never overlap, and each is paid for", async () => {
  const { db } = server.database;
  const short = fen(168_00 * 2 + 50_00);
  const held = (await walletOf(server, buyer))?.balanceFen ?? 0;
  await changeBalance(db, buyer, { changeFen: fen(short - held), source: "platform" }, server.clock.now());
  const answers = await Promise.all(Array.from({ length: 6 }, () => buy(server, token, { levelId: plus })));
  const paid = answers.filter(({ success }) => success);
  expect(paid).toHaveLength(2);
  expect(new Set(paid.map(({ data }) => data.endTime)).size).toBe(2);
  expect((await walletOf(server, buyer))?.balanceFen).toBe(short - 2 * yuanToFen("168.00"));
});

test("is closed to visitors", async () => {
  const body = { levelId: plus, months: 12, price: "168.00" as const, payType: balance };
  expect(await server.call(buyMember, { body })).toMatchObject({ code: "A00004" });
});
