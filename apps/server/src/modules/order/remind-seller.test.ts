import { remindSeller } from "@tradehall/api-client/endpoints/order/remind-seller";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { buyNow, detailOf, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("the seller of a paid order can be reminded once a day", async () => {
  const token = await server.signIn(world.users.buyer);
  const params = { orderNumber: await buyNow(server, token, helmet) };
  const remind = (as: string | undefined) => server.call(remindSeller, { params }, { token: as });
  expect(await remind(token)).toMatchObject({ msg: "订单状态已变更" });
  await pay(server, token, params.orderNumber);
  expect((await remind(token)).success).toBe(true);
  const { now, remindAgainAt } = await detailOf(server, token, params.orderNumber);
  expect(Math.abs((remindAgainAt ?? 0) - now - 86_400_000)).toBeLessThan(60_000);
  const again = chinaTime(new Date(remindAgainAt ?? 0)).slice(0, 16);
  expect(await remind(token)).toMatchObject({ msg: `已提醒过商家，${again} 后可再次提醒` });
  await server.clock.advance(86_400_000);
  expect((await detailOf(server, token, params.orderNumber)).remindAgainAt).toBeNull();
  expect((await remind(token)).success).toBe(true);
  expect(await remind(await server.signIn(world.users.other))).toMatchObject({ msg: "订单不存在" });
  expect(await remind(undefined)).toMatchObject({ code: "A00004" });
});
