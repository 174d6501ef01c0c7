import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shops } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

async function infoOf(userId: number) {
  const token = await server.signIn(userId);
  return (await server.call(getUserInfo, {}, { token })).data;
}

test("tells an enterprise member who they are and for whom they can act", async () => {
  expect(await infoOf(world.users.buyer)).toEqual({
    userInfo: {
      userId: world.users.buyer,
      userTypeId: 1,
      enterpriseUser: 1,
      userCompany: "buyer01商贸有限公司",
      shopId: world.shops.own,
      nickName: "buyer01",
      sex: "",
      birthDate: "",
      closesAt: null,
      userAvatar: "",
      mobile: "138****0101",
      points: 20_000,
      balance: "50000.00",
      memberLevel: 1,
      paidMember: 0,
    },
    enterpriseList: [
      {
        enterpriseId: 1,
        enterpriseName: "华东设备有限公司",
        adminUserId: world.users.admin,
        shopId: world.shops.own,
      },
      {
        enterpriseId: 2,
        enterpriseName: "江南五金有限公司",
        adminUserId: world.users.buyer,
        shopId: world.shops.dealer,
      },
    ],
    currentEpId: 1,
    isShowPurchase: 1,
    epAdminFirstLogin: 0,
  });
});

test("tells a user outside any enterprise only their company", async () => {
  expect(await infoOf(world.users.retail)).toMatchObject({
    userInfo: { enterpriseUser: 0, userCompany: "retail01商贸有限公司" },
    enterpriseList: [],
    currentEpId: null,
  });
});

test("answers no shop to a user who is bound to none", async () => {
  expect(await infoOf(world.users.homeless)).toMatchObject({
    userInfo: { shopId: null },
    isShowPurchase: 0,
  });
});

test("shows no buying while the shop is suspended", async () => {
  const { db } = server.database;
  await db.update(shops).set({ status: 0 }).where(eq(shops.id, world.shops.own));
  expect(await infoOf(world.users.buyer)).toMatchObject({ isShowPurchase: 0 });
  await db.update(shops).set({ status: 1 }).where(eq(shops.id, world.shops.own));
});

test("refuses without a session and after its seven days", async () => {
  expect(await server.call(getUserInfo)).toMatchObject({ code: "A00004", status: 401 });
  const token = await server.signIn(world.users.buyer);
  await server.clock.advance(7 * 86_400_000);
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ code: "A00004", status: 401 });
});
