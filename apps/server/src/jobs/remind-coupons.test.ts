import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { notifyLogs, userCoupons } from "../db/schema/index.ts";
import { testServer } from "../testing/test-server.ts";
import { giveCoupon } from "../testing/trade.ts";
import { world } from "../testing/world.ts";
import { remindCoupons } from "./remind-coupons.ts";

const server = testServer();
const day = 86_400_000;
const { buyer } = world.users;
beforeEach(async () => {
  for (const table of [userCoupons, notifyLogs]) await server.database.db.delete(table);
});
const endsIn = (days: number) => ({ endsAt: new Date(server.clock.now().getTime() + days * day) });
const told = async () =>
  (await server.call(listMessages, {}, { token: await server.signIn(buyer) })).data.records;

test("a coupon that ends within three days is told of once, however many processes there are", async () => {
  await giveCoupon(server, buyer, { name: "将过期券", ...endsIn(2) });
  await giveCoupon(server, buyer, { name: "还早的券", ...endsIn(9) });
  await Promise.all([remindCoupons(server), remindCoupons(server)]);
  await remindCoupons(server);
  expect(await told()).toMatchObject([
    {
      title: "优惠券即将过期",
      link: "/user-center/uc-coupons",
      content: expect.stringContaining("将过期券"),
    },
  ]);
});

test("one that was used or has ended is not told of", async () => {
  const used = await giveCoupon(server, buyer, endsIn(2));
  const usedAt = server.clock.now();
  await server.database.db.update(userCoupons).set({ status: 2, usedAt }).where(eq(userCoupons.id, used));
  const over = await giveCoupon(server, buyer, endsIn(2));
  const endsAt = server.clock.now();
  await server.database.db.update(userCoupons).set({ endsAt }).where(eq(userCoupons.id, over));
  await remindCoupons(server);
  expect(await told()).toEqual([]);
});
