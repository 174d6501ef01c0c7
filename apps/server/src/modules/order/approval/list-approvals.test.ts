import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { listApprovals } from "@tradehall/api-client/endpoints/order/approval/list-approvals";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { beforeEach, expect, test } from "vitest";
import { clearOrders, setRules, waitingOrder } from "#server/testing/approvals.ts";
import { joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
beforeEach(() => clearOrders(server));

type Side = "decide" | "requested" | "decided";
const list = (token: string | undefined, side: Side, enterpriseId = ownEnterprise) =>
  server.call(listApprovals, { query: { enterpriseId, side } }, { token });
const numbers = async (token: string, side: Side) =>
  (await list(token, side)).data.records.map(({ orderNumber, state }) => [orderNumber, state]);

test("each sees what they may decide, what they requested and what they decided", async () => {
  const admin = await server.signIn(users.admin);
  const retail = await joinByLink(server, admin);
  const steps = [
    { from: "0.00" as const, approverIds: [users.retail] },
    { from: "100.00" as const, approverIds: [users.admin] },
  ];
  await setRules(server, { steps });
  const buyer = await server.signIn(users.buyer);
  const first = await waitingOrder(server, 50);
  const second = await waitingOrder(server, 1);
  expect(await numbers(retail, "decide")).toEqual([
    [first, "waiting"],
    [second, "waiting"],
  ]);
  expect(await numbers(admin, "decide")).toEqual([]);
  await server.call(approveOrder, { params: { orderNumber: first } }, { token: retail });
  expect(await numbers(retail, "decide")).toEqual([[second, "waiting"]]);
  expect(await numbers(admin, "decide")).toEqual([[first, "waiting"]]);
  expect(await numbers(retail, "decided")).toEqual([[first, "approved"]]);
  const { data } = await list(buyer, "requested");
  expect(data.records.map((one) => one.orderNumber).sort()).toEqual([first, second].sort());
  const [card] = data.records.filter((one) => one.orderNumber === first);
  expect(card).toMatchObject({
    ...{ state: "waiting", step: 2, stepCount: 2, approvers: ["admin01"], lineCount: 1 },
    requester: { userId: users.buyer, nickName: "buyer01" },
  });
});

test("what was not decided in time is there no more to decide", async () => {
  const admin = await server.signIn(users.admin);
  const number = await waitingOrder(server);
  expect(await numbers(admin, "decide")).toEqual([[number, "waiting"]]);
  await server.clock.advance(approvalLimits.heldMs);
  expect(await numbers(admin, "decide")).toEqual([]);
  expect(await numbers(await server.signIn(users.buyer), "requested")).toEqual([[number, "lapsed"]]);
});

test("is for members alone", async () => {
  expect(await list(undefined, "decide")).toMatchObject({ code: "A00004" });
  expect(await list(await server.signIn(users.other), "decide")).toMatchObject({ code: "A00001" });
  const token = await server.signIn(users.admin);
  const wrong = { query: { enterpriseId: ownEnterprise, side: "all" as Side } };
  expect(await server.call(listApprovals, wrong, { token })).toMatchObject({ code: "A00014" });
});
