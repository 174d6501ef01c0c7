import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { sandboxBindShop } from "@tradehall/api-client/endpoints/sandbox/account/bind-shop";
import { describe, expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

describe("with the sandbox", () => {
  const server = testServer();
  const bind = (userId: number, shopId: number) => server.call(sandboxBindShop, { body: { userId, shopId } });
  const ask = (token: string) => server.call(getUserInfo, {}, { token });

  test("gives a buyer without a shop one, in the session that waits", async () => {
    const token = await server.signIn(world.users.homeless);
    expect((await ask(token)).data.userInfo.shopId).toBeNull();
    await bind(world.users.homeless, world.shops.own);
    expect((await ask(token)).data).toMatchObject({
      userInfo: { shopId: world.shops.own },
      isShowPurchase: 1,
    });
  });

  test("tells a buyer of another shop that their dealer changed", async () => {
    const token = await server.signIn(world.users.retail);
    const { userInfo } = (await ask(token)).data;
    await bind(
      world.users.retail,
      userInfo.shopId === world.shops.own ? world.shops.dealer : world.shops.own,
    );
    expect(await ask(token)).toMatchObject({ code: "A00008" });
    expect((await ask(token)).data.userInfo.shopId).not.toBe(userInfo.shopId);
  });

  test("refuses users and shops that do not exist", async () => {
    expect(await bind(987_654, world.shops.own)).toMatchObject({ msg: "用户不存在" });
    expect(await bind(world.users.homeless, 987_654)).toMatchObject({ msg: "店铺不存在" });
  });
});

describe("without the sandbox", () => {
  const server = testServer({ sandbox: false });

  test("does not exist", async () => {
    const body = { userId: world.users.homeless, shopId: world.shops.own };
    expect(await server.call(sandboxBindShop, { body })).toMatchObject({ code: "A00013", status: 404 });
  });
});
