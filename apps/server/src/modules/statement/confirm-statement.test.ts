import { confirmStatement } from "@tradehall/api-client/endpoints/statement/confirm-statement";
import { expect, test } from "vitest";
import { joinByLink } from "#server/testing/enterprises.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses, thisMonth } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const confirm = (token: string | undefined, month: string) =>
  server.call(confirmStatement, { body: { month } }, { token });

test("the administrator confirms a month that closed, once, and no other", async () => {
  const admin = await server.signIn(users.admin);
  const member = await joinByLink(server, admin);
  await giveAddresses(server, users.admin, users.retail);
  await pay(server, admin, await buyNow(server, admin, helmet));
  await pay(server, member, await buyNow(server, member, helmet));
  expect(await confirm(admin, thisMonth(server))).toMatchObject({ msg: expect.stringContaining("尚未出账") });
  const month = await closeThisMonth(server);
  expect(await confirm(member, month)).toMatchObject({ msg: expect.stringContaining("请联系管理员") });
  expect(await confirm(await server.signIn(users.other), month)).toMatchObject({ msg: "没有该月的账单" });
  expect(await confirm(undefined, month)).toMatchObject({ code: "A00004" });
  const answers = await Promise.all([confirm(admin, month), confirm(admin, month)]);
  expect(answers.filter(({ success }) => success)).toMatchObject([
    { data: { state: "confirmed", confirmedBy: "admin01" } },
  ]);
  expect(await confirm(admin, month)).toMatchObject({ msg: "该账单已确认" });
});
