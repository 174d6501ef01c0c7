import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { changeDealer } from "@tradehall/api-client/endpoints/sandbox/account/change-dealer";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("tells the buyer once that their dealer changed, on whichever call comes first", async () => {
  const token = await server.signIn(world.users.buyer);
  const elsewhere = await server.signIn(world.users.other);
  const ask = (who: string) => server.call(getUserInfo, {}, { token: who });
  await server.call(changeDealer, { body: { userId: world.users.buyer } });
  expect(await ask(elsewhere)).toMatchObject({ success: true });
  const answers = await Promise.all([ask(token), ask(token), ask(token)]);
  expect(answers.filter(({ code }) => code === "A00008")).toHaveLength(1);
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
});

test("does not spend the news on a call outside the signed-in area", async () => {
  const token = await server.signIn(world.users.admin);
  const other = await server.signIn(world.users.admin);
  await server.call(changeDealer, { body: { userId: world.users.admin } });
  expect(await server.call(signOut, {}, { token: other })).toMatchObject({ success: true });
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ code: "A00008", status: 200 });
});

test("refuses a user who does not exist", async () => {
  expect(await server.call(changeDealer, { body: { userId: 987_654 } })).toMatchObject({
    code: "A00001",
    msg: "用户不存在",
  });
});
