import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { getOwnLead } from "@tradehall/api-client/endpoints/landing/get-own-lead";
import { sandboxBindShop } from "@tradehall/api-client/endpoints/sandbox/account/bind-shop";
import { leadFormExample } from "@tradehall/api-client/models/landing";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("knows the number, what was sent last, and when a shop is bound", async () => {
  const token = await server.signIn(world.users.homeless);
  const own = async () => (await server.call(getOwnLead, {}, { token })).data;
  expect(await own()).toEqual({ mobile: "13800000104", isBound: 0, lead: null });
  const send = (contactName: string, who?: string) =>
    server.call(
      applyFromLanding,
      { body: { ...leadFormExample, skuId: world.skus.screwM6, contactName } },
      who ? { token: who } : {},
    );
  await send("周明远", token);
  const { data: newest } = await send("周明达", token);
  await send("别人");
  await send("买家", await server.signIn(world.users.other));
  expect((await own()).lead).toMatchObject({
    leadId: newest.leadId,
    createTime: newest.createTime,
    contactName: "周明达",
    productModel: "不锈钢内六角螺丝 M6",
    skuId: world.skus.screwM6,
    region: "上海市 上海市 浦东新区",
    areaId: 310_115,
  });
  await server.call(sandboxBindShop, { body: { userId: world.users.homeless, shopId: world.shops.own } });
  expect(await own()).toMatchObject({ isBound: 1, lead: { leadId: newest.leadId } });
});

test("no one without a session has one", async () => {
  expect(await server.call(getOwnLead)).toMatchObject({ code: "A00004" });
});
