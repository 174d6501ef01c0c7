import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import { cancelArrival } from "@tradehall/api-client/endpoints/product/arrival/cancel-arrival";
import { expect, test } from "vitest";
import { notifyArrivals } from "#server/jobs/notify-arrivals.ts";
import { testServer } from "#server/testing/test-server.ts";
import { setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { skuId } = { skuId: world.skus.screwSoldOut };

test("who asks no longer to be told is not told, and may say so twice; others still are", async () => {
  const [token, theirs] = [
    await server.signIn(world.users.buyer),
    await server.signIn(world.users.other),
  ] as const;
  const body = { prodId: world.prods.screws, skuId };
  for (const who of [token, theirs]) await server.call(awaitArrival, { body }, { token: who });
  for (const _ of [1, 2])
    expect((await server.call(cancelArrival, { query: { skuId } }, { token })).data).toBe(false);
  await setStock(server, skuId, 5);
  await notifyArrivals(server);
  const told = async (who: string) => (await server.call(listMessages, {}, { token: who })).data.total;
  expect([await told(token), await told(theirs)]).toEqual([0, 1]);
});
