import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { expect, test } from "vitest";
import { appliedStore, review } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other, retail } = world.users;
const newest = async (userId: number) =>
  (await server.call(listMessages, { query: {} }, { token: await server.signIn(userId) })).data.records[0];

test("passing makes the shop, not open yet, with a public logo and no public paper, and tells the applicant", async () => {
  const applicationId = await appliedStore(server, buyer, { shopName: "诚泰标准件" });
  const { data } = await review(server, applicationId, { result: "pass" });
  expect(data).toMatchObject({ state: "notOpen", isWaiting: 0 });
  const shop = (await server.call(getShopInfo, { query: { shopId: data.shopId ?? 0 } })).data;
  expect(shop).toMatchObject({
    shopName: "诚泰标准件",
    shopStatus: -1,
    shopType: 2,
    licencePic: "",
    city: "温州市",
  });
  expect(shop.shopLogo).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/);
  expect((await server.app.inject({ url: shop.shopLogo })).statusCode).toBe(200);
  const { records } = (await server.call(listShops, { query: {} })).data;
  expect(records.map(({ shopName }) => shopName)).not.toContain("诚泰标准件");
  expect(await newest(buyer)).toMatchObject({
    ...{ title: "店铺申请已通过", msgType: 3, link: "/user-center/uc-shopaccount" },
  });
  expect(await review(server, applicationId, { result: "pass" })).toMatchObject({ code: "A00001" });
});

test("refusing takes words, which the applicant reads", async () => {
  const applicationId = await appliedStore(server, other, { shopName: "诚泰二店" });
  expect(await review(server, applicationId, { result: "refuse", remarks: " " })).toMatchObject({
    code: "A00001",
  });
  const { data } = await review(server, applicationId, { result: "refuse", remarks: "营业执照照片不清晰" });
  expect(data).toMatchObject({ state: "notPassed", application: { remarks: "营业执照照片不清晰" } });
  expect((await newest(other))?.content).toContain("营业执照照片不清晰");
});

test("of two applicants of one name the later is refused by name, though both were passed at once", async () => {
  const applications = [
    await appliedStore(server, other, { shopName: "Steel City" }),
    await appliedStore(server, retail, { shopName: "steel city" }),
  ];
  const answers = await Promise.all(applications.map((id) => review(server, id, { result: "pass" })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)?.msg).toBe("该店铺名称已被使用，请换一个");
});

test("a decision about what was sent before is refused, and one about nothing", async () => {
  const applicationId = await appliedStore(server, world.users.admin, { shopName: "诚泰四店" });
  const old = { result: "pass", submittedAt: 1 } as const;
  expect(await review(server, applicationId, old)).toMatchObject({ msg: "开店申请状态已变更，请刷新后查看" });
  expect(await review(server, 9_999, { result: "pass" })).toMatchObject({ msg: "开店申请不存在" });
});
