import { expect, test } from "vitest";
import { buyNow } from "../testing/purchase.ts";
import { act, applied, paidAndShipped, refundOf, sendBack, withReturn } from "../testing/refunds.ts";
import { testServer } from "../testing/test-server.ts";
import { screwM6 } from "../testing/trade.ts";
import { world } from "../testing/world.ts";
import { answerRefunds } from "./answer-refunds.ts";

const server = testServer({ autopilot: true });
const minute = 60_000;

async function apply() {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, screwM6, 1);
  await paidAndShipped(server, token, orderNumber);
  return { token, refundSn: await applied(server, token, orderNumber, withReturn) };
}

test("agrees a minute later, receives what is sent back and reports the money", async () => {
  const { token, refundSn } = await apply();
  const after = async () => {
    await answerRefunds(server);
    return (await refundOf(server, token, refundSn)).returnMoneySts;
  };
  expect(await after()).toBe(1);
  await server.clock.advance(minute);
  expect(await after()).toBe(2);
  await sendBack(server, token, refundSn);
  await server.clock.advance(minute);
  expect(await after()).toBe(4);
  await server.clock.advance(minute);
  expect(await after()).toBe(5);
});

test("leaves to people what has waited for more than an hour", async () => {
  const { token, refundSn } = await apply();
  await server.clock.advance(61 * minute);
  await answerRefunds(server);
  expect((await refundOf(server, token, refundSn)).returnMoneySts).toBe(1);
  await act(server, refundSn, "refuse");
});
