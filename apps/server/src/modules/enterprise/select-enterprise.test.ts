import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users, enterprises, shops } = world;

test("acts for the chosen enterprise and in its shop from then on", async () => {
  const token = await server.signIn(users.buyer);
  const body = { userId: users.buyer, currentEpId: enterprises.second, adminUserId: 1, shopId: 2 };
  expect(await server.call(selectEnterprise, { body }, { token })).toMatchObject({
    data: { isShowPurchase: 1, epAdminFirstLogin: 0 },
  });
  const { data } = await server.call(getUserInfo, {}, { token });
  expect(data).toMatchObject({ currentEpId: enterprises.second, userInfo: { shopId: shops.dealer } });
  expect((await server.call(getShop, {}, { token })).data.shopId).toBe(shops.dealer);
});

test("takes the enterprise's own shop, whatever the call names", async () => {
  const token = await server.signIn(users.buyer);
  const body = { userId: users.buyer, currentEpId: enterprises.first, adminUserId: 99, shopId: 3 };
  await server.call(selectEnterprise, { body }, { token });
  expect((await server.call(getShop, {}, { token })).data.shopId).toBe(shops.own);
});

test("asks an administrator to agree first", async () => {
  const token = await server.signIn(users.admin);
  const body = { userId: users.admin, currentEpId: enterprises.first };
  const answer = await server.call(selectEnterprise, { body }, { token });
  expect(answer.data.epAdminFirstLogin).toBe(1);
  expect((await server.call(getUserInfo, {}, { token })).data.epAdminFirstLogin).toBe(1);
});

test("refuses an enterprise the buyer does not belong to, and a choice for someone else", async () => {
  const token = await server.signIn(users.buyer);
  const missing = { code: "A00001", msg: "企业不存在或您已不是成员" };
  const choose = (userId: number, currentEpId: number) =>
    server.call(selectEnterprise, { body: { userId, currentEpId } }, { token });
  expect(await choose(users.buyer, enterprises.others)).toMatchObject(missing);
  expect(await choose(users.buyer, 999_999)).toMatchObject(missing);
  expect(await choose(users.other, enterprises.others)).toMatchObject(missing);
  expect((await server.call(getUserInfo, {}, { token })).data.currentEpId).toBe(enterprises.first);
});
