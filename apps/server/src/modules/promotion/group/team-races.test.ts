/** Many buyers, payments and the clock at the same moment, in two processes: a team has its places once. */

import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { groupLimits } from "@tradehall/mall-rules/limits";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { afterEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { sweepOrders, sweepTeams } from "#server/jobs/sweep.ts";
import { buyers, endGroups, opened, ordered, plantGroup } from "#server/testing/groups.ts";
import { confirm, detailOf, openPayment } from "#server/testing/purchase.ts";
import { helmet } from "#server/testing/trade.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";

const { first: server, second, calls } = twoProcesses();
/** PGlite serves one call after the other: there the rounds only prove that nothing hangs. */
const rounds = hasProcesses ? 8 : 2;

afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
  await endGroups(server);
});

const statusOf = async (teamId: number) => (await server.call(getTeam, { query: { teamId } })).data;

test("50 buyers on the last place of a team: one gets it, the others hear that it is full", async () => {
  const [leader = "", ...crowd] = await buyers(server, 51);
  const activityId = await plantGroup(server, { teamSize: 2, left: 1_000 });
  const teamId = await opened(server, leader, activityId);
  const orderItem = { ...helmet, prodCount: 1, activityId, teamId };
  const ready = await Promise.all(
    crowd.map(async (by) => ({ by, uuid: (await confirm(server, by, { orderItem })).data.uuid })),
  );
  const answers = await Promise.all(
    ready.map(({ by, uuid }, index) => calls(index)(submitOrder, { body: { uuid } }, { token: by })),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(answers.filter(({ success }) => !success).map(({ msg }) => msg))).toEqual(
    new Set(["该团名额已满，请参加其他团或自己开团"]),
  );
  expect(await statusOf(teamId)).toMatchObject({ status: "forming", placesLeft: 0 });
}, 120_000);

test("two pay for the last places at once: the team is filled once, and no one waits on", async () => {
  for (let round = 0; round < rounds; round++) {
    const [leader = "", ...pair] = await buyers(server, 3);
    const activityId = await plantGroup(server);
    const teamId = await opened(server, leader, activityId);
    const numbers: string[] = [];
    for (const by of pair) numbers.push(await ordered(server, by, activityId, teamId));
    const paid = await Promise.all(
      pair.map((by, index) => openPayment(index === 0 ? server : second, by, numbers[index] ?? "", 9)),
    );
    expect(paid.map(({ success }) => success)).toEqual([true, true]);
    expect((await statusOf(teamId)).status).toBe("filled");
    for (const [index, by] of pair.entries())
      expect((await detailOf(server, by, numbers[index] ?? "")).status).toBe(orderStatuses.paid);
  }
});

test("a payment, a cancel and two sweepers at the end of a team's time: no order is left between", async () => {
  for (let round = 0; round < rounds; round++) {
    const [leader = "", payer = "", other = ""] = await buyers(server, 3);
    const activityId = await plantGroup(server);
    const teamId = await opened(server, leader, activityId);
    await server.clock.advance(groupLimits.teamFillMs - 1_000);
    const mine = await ordered(server, payer, activityId, teamId);
    const theirs = await ordered(server, other, activityId, teamId);
    await server.clock.advance(1_000);
    await second.clock.refresh();
    await Promise.all([
      sweepTeams(server),
      openPayment(server, payer, mine, 9),
      sweepTeams(second),
      second.call(
        cancelOrder,
        { params: { orderNumber: theirs }, body: { reason: "不想买了" } },
        { token: other },
      ),
      sweepOrders(second),
    ]);
    await sweepTeams(server);
    await sweepOrders(server);
    expect((await statusOf(teamId)).status).toBe("failed");
    for (const [by, orderNumber] of [
      [payer, mine],
      [other, theirs],
    ] as const)
      expect((await detailOf(server, by, orderNumber)).status).toBe(orderStatuses.canceled);
  }
});
