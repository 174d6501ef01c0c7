import { withdrawStore } from "@tradehall/api-client/endpoints/shop/application/withdraw-store";
import { expect, test } from "vitest";
import { appliedStore, review } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const withdraw = async (userId: number) =>
  server.call(withdrawStore, {}, { token: await server.signIn(userId) });
const changed = { code: "A00001", msg: "开店申请状态已变更，请刷新后查看" };

test("takes back what waits, which then is neither passed nor withdrawn again, and sent again as it was", async () => {
  const applicationId = await appliedStore(server, world.users.buyer);
  const { data } = await withdraw(world.users.buyer);
  expect(data).toMatchObject({
    state: "withdrawn",
    actions: ["apply"],
    applicationId,
  });
  expect(await withdraw(world.users.buyer)).toMatchObject(changed);
  expect(await review(server, applicationId, { result: "pass" })).toMatchObject(changed);
  expect(await appliedStore(server, world.users.buyer)).toBe(applicationId);
});

test("there is nothing to take back where nothing was sent, nor without a session", async () => {
  expect(await withdraw(world.users.other)).toMatchObject(changed);
  expect(await server.call(withdrawStore)).toMatchObject({ code: "A00004", status: 401 });
});
