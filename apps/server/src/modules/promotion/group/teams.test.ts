/** A team from its first payment to its end, and what becomes of the orders of those who are in it. */

import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { groupLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, type Sums, sumsNow } from "#server/db/invariants.ts";
import { sessions, teams, users } from "#server/db/schema/index.ts";
import { sweepOrders, sweepTeams } from "#server/jobs/sweep.ts";
import { hashToken } from "#server/plugins/session.ts";
import {
  bought,
  buyers,
  endGroups,
  opened,
  order,
  ordered,
  plantGroup,
  teamsOf,
} from "#server/testing/groups.ts";
import { detailOf, openPayment, pay, scanToPay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const hour = 3_600_000;
let [first, second, third] = ["", "", ""];
let before: Sums = {};
let activityId = 0;

beforeEach(async () => {
  [first = "", second = "", third = ""] = await buyers(server, 3);
  activityId = await plantGroup(server);
  before = await sumsNow(queryWith(server.database.db));
});
afterEach(async () => {
  const query = queryWith(server.database.db);
  expect(await invariantViolations(query)).toEqual([]);
  expect(changedSums(before, await sumsNow(query))).toEqual([]);
  await endGroups(server);
});

const statusOf = async (by: string, orderNumber: string) => (await detailOf(server, by, orderNumber)).status;
const team = async (teamId: number, by = first) =>
  (await server.call(getTeam, { query: { teamId } }, { token: by })).data;
const balanceOf = async (by: string) => {
  const [row] = await server.database.db
    .select({ balanceFen: users.balanceFen })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, hashToken(by)));
  return row?.balanceFen;
};
const titles = async (by: string) =>
  (await server.call(listMessages, { query: {} }, { token: by })).data.records.map(({ title }) => title);

describe("forming", () => {
  test("a team is there with its opener's payment, and has a day from then on", async () => {
    const orderNumber = await ordered(server, first, activityId);
    expect(await teamsOf(server, first)).toMatchObject({
      ...{ records: [], total: 0, running: { orderNumber, teamId: null, status: orderStatuses.unpaid } },
    });
    await server.clock.advance(60_000);
    await pay(server, first, orderNumber);
    const { records, running, now } = await teamsOf(server, first);
    expect(records).toMatchObject([
      { status: "forming", size: 3, placesLeft: 2, endsAt: expect.any(Number) },
    ]);
    expect(running).toMatchObject({
      orderNumber,
      teamId: records[0]?.teamId,
      status: orderStatuses.grouping,
    });
    const endsAt = records[0]?.endsAt ?? 0;
    expect(endsAt).toBeLessThanOrEqual(now + groupLimits.teamFillMs);
    // The payment's day, not that of the submit a minute before.
    expect(endsAt).toBeGreaterThan(now + groupLimits.teamFillMs - 50_000);
    const detail = await detailOf(server, first, orderNumber);
    expect(detail).toMatchObject({
      ...{ status: orderStatuses.grouping, deadlineAt: endsAt, allowedActions: [] },
      team: { members: [{ isLeader: 1, isPaid: 1, isOwn: 1 }] },
    });
    expect(await titles(first)).toContain("拼团订单支付成功");
  });

  test("does not outlive its activity", async () => {
    await endGroups(server);
    activityId = await plantGroup(server, { endsIn: 3 });
    before = await sumsNow(queryWith(server.database.db));
    const teamId = await opened(server, first, activityId);
    const { endsAt, now } = await team(teamId);
    expect(endsAt - now).toBeLessThanOrEqual(3 * hour);
    expect(endsAt - now).toBeGreaterThan(2 * hour);
  });

  test("names of others are masked, one's own is not", async () => {
    const teamId = await opened(server, first, activityId);
    const [own] = (await team(teamId)).members;
    expect(own).toMatchObject({ isOwn: 1, nickName: expect.stringMatching(/^买家 \d+$/) });
    expect((await team(teamId, second)).members).toMatchObject([
      { isOwn: 0, nickName: expect.stringMatching(/^买\*\*\*\d$/) },
    ]);
  });
});

describe("filled", () => {
  test("with the last payment all its orders go on, and their buyers are written", async () => {
    const teamId = await opened(server, first, activityId);
    const [one] = [(await teamsOf(server, first)).running?.orderNumber ?? ""];
    const two = await bought(server, second, activityId, teamId);
    expect(await statusOf(first, one)).toBe(orderStatuses.grouping);
    const three = await ordered(server, third, activityId, teamId);
    expect((await team(teamId)).status).toBe("forming");
    await pay(server, third, three);
    expect((await team(teamId)).status).toBe("filled");
    for (const [by, orderNumber] of [
      [first, one],
      [second, two],
      [third, three],
    ] as const) {
      expect(await detailOf(server, by, orderNumber)).toMatchObject({
        status: orderStatuses.paid,
        deadlineAt: null,
      });
      expect((await titles(by)).filter((title) => title === "拼团成功")).toHaveLength(1);
    }
    expect(await titles(third)).not.toContain("拼团订单支付成功");
    // A day later it is filled still.
    await server.clock.advance(groupLimits.teamFillMs);
    await sweepTeams(server);
    expect((await team(teamId)).status).toBe("filled");
    expect(await statusOf(first, one)).toBe(orderStatuses.paid);
    expect((await teamsOf(server)).records).toEqual([]);
  });
});

describe("failed", () => {
  test("a minute before its end nothing is given back, at its end everything is, by the sweeper or by a read", async () => {
    for (const settle of ["sweep", "read"] as const) {
      const by = settle === "sweep" ? first : second;
      const owned = await balanceOf(by);
      const orderNumber = await bought(server, by, activityId);
      await server.clock.advance(groupLimits.teamFillMs - 60_000);
      if (settle === "sweep") await sweepTeams(server);
      expect(await statusOf(by, orderNumber)).toBe(orderStatuses.grouping);
      await server.clock.advance(60_000);
      if (settle === "sweep") await sweepTeams(server);
      expect(await detailOf(server, by, orderNumber)).toMatchObject({
        ...{ status: orderStatuses.canceled, closeType: closeTypes.groupFailed },
        team: { status: "failed" },
      });
      expect(await balanceOf(by)).toBe(owned);
      const { records } = (await server.call(listRefunds, { query: {} }, { token: by })).data;
      expect(records).toMatchObject([{ returnMoneySts: refundStatuses.succeeded }]);
      expect(await titles(by)).toEqual(expect.arrayContaining(["拼团未成功", "退款成功"]));
    }
  });

  test("money that a provider gives back is on its way meanwhile, and the buyer may open another team", async () => {
    const orderNumber = await ordered(server, first, activityId);
    await pay(server, first, orderNumber);
    await server.clock.advance(groupLimits.teamFillMs);
    await sweepTeams(server);
    expect(await detailOf(server, first, orderNumber)).toMatchObject({
      status: orderStatuses.grouping,
      refundStatus: 1,
    });
    const again = await ordered(server, first, activityId);
    await server.call(
      cancelOrder,
      { params: { orderNumber: again }, body: { reason: "不想买了" } },
      { token: first },
    );
    await server.clock.advance(2 * 24 * hour);
    expect(await detailOf(server, first, orderNumber)).toMatchObject({
      ...{ status: orderStatuses.canceled, closeType: closeTypes.groupFailed, refundStatus: 2 },
    });
  });

  test("an order that was not paid by then is closed unpaid", async () => {
    const teamId = await opened(server, first, activityId);
    await server.clock.advance(groupLimits.teamFillMs - 60_000);
    const late = await ordered(server, second, activityId, teamId);
    const { deadlineAt } = await detailOf(server, second, late);
    expect(deadlineAt).toBe((await team(teamId)).endsAt);
    const { data } = await openPayment(server, second, late);
    await server.clock.advance(60_000);
    expect((await scanToPay(server, data.payNo)).success).toBe(false);
    await sweepTeams(server);
    expect(await detailOf(server, second, late)).toMatchObject({
      closeType: closeTypes.payTimeout,
      payTime: null,
    });
  });
});

describe("places", () => {
  test("are held from the submit for the time to pay, and free again after it or with a cancel", async () => {
    const teamId = await opened(server, first, activityId);
    const held = await ordered(server, second, activityId, teamId);
    expect(await team(teamId)).toMatchObject({ placesLeft: 1, members: [{ isPaid: 1 }, { isPaid: 0 }] });
    await server.call(
      cancelOrder,
      { params: { orderNumber: held }, body: { reason: "不想买了" } },
      { token: second },
    );
    expect(await team(teamId)).toMatchObject({ placesLeft: 2, members: [{ isPaid: 1 }] });
    await ordered(server, second, activityId, teamId);
    await ordered(server, third, activityId, teamId);
    expect(await team(teamId)).toMatchObject({ placesLeft: 0, status: "forming" });
    expect((await teamsOf(server)).records).toEqual([]);
    await server.clock.advance(orderLimits.unpaidMs);
    await sweepOrders(server);
    expect(await team(teamId)).toMatchObject({ placesLeft: 2 });
    const [row] = await server.database.db.select().from(teams).where(eq(teams.id, teamId));
    expect(row).toMatchObject({ taken: 1, paid: 1, settledAt: null });
  });

  test("of a team that is full, over, one's own or of another product are refused by name", async () => {
    const [fourth = ""] = await buyers(server, 1);
    const teamId = await opened(server, first, activityId);
    const say = async (by: string, id?: number) => (await order(server, by, activityId, id)).msg;
    expect(await say(first, teamId)).toBe("您已参加该团，不能重复参团");
    expect(await say(first)).toBe("您在本活动中有进行中的拼团订单，成团或关闭后才能再次参团");
    expect(await say(second, 999_999)).toBe("拼团不存在");
    await ordered(server, second, activityId, teamId);
    await ordered(server, third, activityId, teamId);
    expect(await say(fourth, teamId)).toBe("该团名额已满，请参加其他团或自己开团");
    await server.clock.advance(groupLimits.teamFillMs);
    expect(await say(fourth, teamId)).toBe("该团已结束，请参加其他团或自己开团");
    await sweepTeams(server);
    const other = await plantGroup(server);
    const { msg } = await order(server, fourth, other, teamId);
    expect(msg).toBe("拼团不存在");
    before = await sumsNow(queryWith(server.database.db));
  });

  test("a filled team takes no one, and its buyers may open another up to their limit", async () => {
    await endGroups(server);
    activityId = await plantGroup(server, { teamSize: 2, perUser: 3, left: 9 });
    before = await sumsNow(queryWith(server.database.db));
    const teamId = await opened(server, first, activityId);
    await bought(server, second, activityId, teamId, 2);
    expect((await order(server, third, activityId, teamId)).msg).toBe("该团已结束，请参加其他团或自己开团");
    expect((await order(server, second, activityId, undefined, 2)).msg).toBe(
      "每人限购 3 件，您还可购买 1 件",
    );
    expect((await order(server, second, activityId)).success).toBe(true);
  });

  test("an activity that is over or sold out opens and joins nothing", async () => {
    const teamId = await opened(server, first, activityId);
    await endGroups(server);
    expect((await order(server, second, activityId, teamId)).msg).toBe("活动已结束");
    const gone = await plantGroup(server, { left: 0 });
    expect((await order(server, second, gone)).msg).toBe("已抢光");
    before = await sumsNow(queryWith(server.database.db));
  });
});
