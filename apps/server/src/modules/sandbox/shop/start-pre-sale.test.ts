import { startPreSale } from "@tradehall/api-client/endpoints/sandbox/shop/start-pre-sale";
import { expect, test } from "vitest";
import { confirmPreSale, preSold } from "#server/testing/pre-sales.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const start = (more: object = {}) =>
  server.call(startPreSale, {
    body: { prodId: preSold.prodId, deposit: "50.00", depositMs: 1_000, balanceMs: 1_000, ...more },
  });

test("goods are sold for the deposit, in its time", async () => {
  const { data } = await start({ waitMs: 500 });
  expect(data.balanceFrom - data.depositFrom).toBe(1_500);
  const token = await server.signIn(world.users.buyer);
  expect((await confirmPreSale(server, token)).data.preSale).toMatchObject({ deposit: "50.00" });
  await server.clock.advance(1_000);
  expect((await confirmPreSale(server, token)).msg).toBe("定金支付已结束");
});

test.each([[{ prodId: world.prods.helmet }], [{ deposit: "880.00" }], [{ prodId: 9_999 }]])(
  "%j is refused: no pre-sale goods, or a deposit of the whole",
  async (more) => {
    expect(await start(more)).toMatchObject({ code: "A00001", msg: "商品不存在或已下架" });
  },
);
