import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { expect, test } from "vitest";
import { setRules } from "#server/testing/approvals.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const rules = (token: string | undefined) =>
  server.call(getBuyingRules, { query: { enterpriseId: ownEnterprise } }, { token });

test("says what is required, the steps and who may be chosen", async () => {
  const token = await server.signIn(users.buyer);
  expect((await rules(token)).data).toMatchObject({
    ...{ requiresPoNumber: 0, requiresCostCentre: 0, requiresProject: 0, approvalSteps: [], standIn: null },
    members: [{ userId: users.admin }, { userId: users.buyer }],
  });
  const steps = [{ from: "500.00" as const, approverIds: [users.buyer] }];
  await setRules(server, { steps, required: ["requiresProject"] });
  expect((await rules(token)).data).toMatchObject({ requiresProject: 1, approvalSteps: steps });
});

test("is for members alone", async () => {
  expect(await rules(undefined)).toMatchObject({ code: "A00004" });
  expect(await rules(await server.signIn(users.other))).toMatchObject({ code: "A00001" });
});
