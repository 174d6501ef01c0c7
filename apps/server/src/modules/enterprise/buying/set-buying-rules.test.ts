import { setBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/set-buying-rules";
import { expect, test } from "vitest";
import { setRules } from "#server/testing/approvals.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const body = {
  ...({
    enterpriseId: ownEnterprise,
    requiresPoNumber: 0,
    requiresCostCentre: 0,
    requiresProject: 0,
  } as const),
  approvalSteps: [],
};

test("what is required is asked for at its field, and kept with the order", async () => {
  await setRules(server, { required: ["requiresPoNumber", "requiresCostCentre", "requiresProject"] });
  const token = await server.signIn(users.buyer);
  const { data } = await confirm(server, token, { orderItem: { ...screwM6, prodCount: 2 } });
  expect(data.required).toEqual(["poNumber", "costCentre", "project"]);
  expect(await submit(server, token, data.uuid, { poNumber: "CG-1" })).toMatchObject({
    code: "A00001",
    data: { fields: { costCentre: "请输入成本中心", project: "请输入项目" } },
  });
  const booking = { poNumber: "CG-1", costCentre: " 生产  一部 ", project: "二期" };
  const placed = await submit(server, token, data.uuid, booking);
  expect(await detailOf(server, token, placed.data.orderNumbers)).toMatchObject({
    ...{ poNumber: "CG-1", costCentre: "生产 一部", project: "二期" },
  });
  const own = await confirm(server, await server.signIn(users.other), {
    orderItem: { ...screwM6, prodCount: 2 },
  });
  expect(own.data.required).toEqual([]);
});

test("steps rise, each has approvers, and they are members", async () => {
  const step = (from: "0.00" | "100.00", ...approverIds: number[]) => ({ from, approverIds });
  expect(
    await setRules(server, { steps: [step("100.00", users.admin), step("0.00", users.admin)] }),
  ).toMatchObject({
    msg: "各级审批的起始金额须逐级增大",
  });
  expect(await setRules(server, { steps: [step("0.00")] })).toMatchObject({ msg: "请为每一级选择审批人" });
  expect(await setRules(server, { steps: [step("0.00", users.other)] })).toMatchObject({
    msg: "该成员已不在企业中",
  });
  expect(
    await setRules(server, { steps: [step("0.00", users.buyer), step("100.00", users.admin)] }),
  ).toMatchObject({
    code: "00000",
  });
});

test("is for the administrator alone", async () => {
  expect(await server.call(setBuyingRules, { body })).toMatchObject({ code: "A00004" });
  const member = await server.signIn(users.buyer);
  expect(await server.call(setBuyingRules, { body }, { token: member })).toMatchObject({ code: "A00001" });
  const token = await server.signIn(users.admin);
  const wrong = {
    body: { ...body, approvalSteps: [{ from: "-1.00" as const, approverIds: [users.admin] }] },
  };
  expect(await server.call(setBuyingRules, wrong, { token })).toMatchObject({ code: "A00014" });
});
