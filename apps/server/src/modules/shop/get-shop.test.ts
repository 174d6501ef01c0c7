import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("answers the buyer's own shop", async () => {
  const token = await server.signIn(world.users.buyer);
  const { data } = await server.call(getShop, {}, { token });
  expect(data).toMatchObject({
    shopId: world.shops.own,
    shopName: "自营店",
    freight: "8.00",
    freeFreightFrom: "99.00",
  });
});

test("refuses a user who is bound to no shop", async () => {
  const token = await server.signIn(world.users.homeless);
  expect(await server.call(getShop, {}, { token })).toMatchObject({ code: "A00001", msg: "店铺不存在" });
});

test("refuses without a session and with a made-up one", async () => {
  expect(await server.call(getShop)).toMatchObject({ code: "A00004", status: 401 });
  expect(await server.call(getShop, {}, { token: "garbage" })).toMatchObject({ code: "A00004", status: 401 });
});
