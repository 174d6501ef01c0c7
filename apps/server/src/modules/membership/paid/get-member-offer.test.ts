import { getMemberOffer } from "@tradehall/api-client/endpoints/membership/paid/get-member-offer";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { expect, test } from "vitest";
import { offerOf, plus } from "#server/testing/members.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("tells levels, terms, ways to pay and why a level cannot be had", async () => {
  const offer = await offerOf(server, await server.signIn(world.users.buyer));
  expect(offer).toMatchObject({
    ...{ membership: null, growth: 0, balance: "50000.00" },
    payTypes: [payTypes.wechatScan, payTypes.alipay, payTypes.balance],
  });
  expect(offer.levels.map(({ kind, block }) => [kind, block])).toEqual([
    ["first", null],
    ["first", "growth"],
    ["first", "closed"],
  ]);
  expect(offer.levels[0]).toMatchObject({
    level: { levelId: plus },
    terms: [{ months: 1, price: "19.90" }, {}, {}],
  });
});

test("is closed to visitors", async () => {
  expect(await server.call(getMemberOffer)).toMatchObject({ code: "A00004" });
});
