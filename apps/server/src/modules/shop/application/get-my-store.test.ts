import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { sandboxSetShopStatus } from "@tradehall/api-client/endpoints/sandbox/shop/set-shop-status";
import { getMyStore } from "@tradehall/api-client/endpoints/shop/application/get-my-store";
import { expect, test } from "vitest";
import { appliedStore, review } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other } = world.users;
const mine = async (userId: number) => {
  const token = await server.signIn(userId);
  const { data } = await server.call(getMyStore, {}, { token });
  const center = (await server.call(getCenterInfo, { query: {} }, { token })).data;
  const { shopAuditStatus, shopId, shopStatus } = center;
  return { ...data, audit: [shopAuditStatus, shopId, shopStatus] };
};

test("goes from nothing by the review to each state of the shop, in the overview, too", async () => {
  expect(await mine(buyer)).toMatchObject({
    ...{ state: "none", actions: ["apply"], application: null, audit: [null, null, null] },
  });
  const applicationId = await appliedStore(server, buyer);
  expect(await mine(buyer)).toMatchObject({ state: "underReview", audit: [0, null, null] });
  await review(server, applicationId, { result: "refuse", remarks: "请补充" });
  expect(await mine(buyer)).toMatchObject({
    ...{ state: "notPassed", actions: ["apply"], audit: [-1, null, null] },
    application: { remarks: "请补充" },
  });
  await appliedStore(server, buyer);
  const { data } = await review(server, applicationId, { result: "pass" });
  const shopId = data.shopId ?? 0;
  expect(await mine(buyer)).toMatchObject({ state: "notOpen", shopId, audit: [1, shopId, -1] });
  for (const [shopStatus, state] of [
    [1, "open"],
    [0, "suspended"],
    [2, "offline"],
  ] as const) {
    await server.call(sandboxSetShopStatus, { body: { shopId, shopStatus } });
    expect(await mine(buyer)).toMatchObject({
      state,
      actions: ["setAccount"],
      audit: [1, shopId, shopStatus],
    });
  }
  expect(await mine(other)).toMatchObject({ state: "none", application: null });
});

test("nothing without a session", async () => {
  expect(await server.call(getMyStore)).toMatchObject({ code: "A00004", status: 401 });
});
