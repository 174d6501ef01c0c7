import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addresses, orders, users } from "../db/schema/index.ts";
import { askToClose, handOver } from "../testing/closing.ts";
import { sendPicture } from "../testing/pictures.ts";
import { buyNow, pay } from "../testing/purchase.ts";
import { testServer } from "../testing/test-server.ts";
import { screwM6 } from "../testing/trade.ts";
import { world, worldPassword } from "../testing/world.ts";
import { closeAccounts } from "./close-accounts.ts";

const server = testServer();
const weekMs = 7 * 86_400_000;
const { buyer, other } = world.users;
const rowOf = async (id: number) =>
  (await server.database.db.select().from(users).where(eq(users.id, id)))[0];

test("after seven days sessions end, the number is free again and nothing personal is left, while orders stay", async () => {
  const { db } = server.database;
  const token = await server.signIn(other);
  await handOver(server, other);
  const before = await rowOf(other);
  await server.call(
    setAvatar,
    { body: { avatarUrl: await sendPicture(server, token, "avatar") } },
    { token },
  );
  const orderNumber = await buyNow(server, token, screwM6, 1);
  await db.update(orders).set({ status: 6, canceledAt: server.clock.now(), deadlineAt: null });
  await askToClose(server, token, "13800000102");
  await server.clock.advance(weekMs - 60_000);
  await closeAccounts(server);
  expect((await rowOf(other))?.disabled).toBe(false);
  await server.clock.advance(60_000);
  await Promise.all([closeAccounts(server), closeAccounts(server)]);
  expect(await rowOf(other)).toMatchObject({
    account: `closed:${other}`,
    mobile: `closed:${other}`,
    nickName: "已注销用户",
    avatar: "",
    points: 0,
    balanceFen: 0,
    closesAt: null,
  });
  expect(await db.$count(addresses, eq(addresses.userId, other))).toBe(0);
  expect(await db.$count(orders, eq(orders.orderNumber, orderNumber))).toBe(1);
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ code: "A00004" });
  for (const userName of [before?.account ?? "", `closed:${other}`])
    expect(await server.call(signIn, { body: { userName, passWord: worldPassword } })).toMatchObject({
      msg: "账号或密码不正确",
    });
});

test("an order of the last days keeps the account, and its buyer is told", async () => {
  await handOver(server, buyer);
  const token = await server.signIn(buyer);
  await askToClose(server, token, "13800000101");
  await pay(server, token, await buyNow(server, token, screwM6, 1));
  await server.clock.advance(weekMs);
  await closeAccounts(server);
  expect(await rowOf(buyer)).toMatchObject({ mobile: "13800000101", closesAt: null });
});
