import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { expect, test } from "vitest";
import { mailToken } from "#server/testing/post.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const confirm = (token: string | undefined, link: string) =>
  server.call(confirmMail, { body: { token: link } }, { token });

test("confirms once, also when opened twice at a time, and the address cannot be asked for again", async () => {
  const token = await server.signIn(world.users.buyer);
  const link = await mailToken(server, token, "caigou@example.com");
  const both = await Promise.all([confirm(token, link), confirm(token, link)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(both.find(({ success }) => !success)).toMatchObject({ msg: "该链接已使用过" });
  expect((await server.call(getAccount, {}, { token })).data).toMatchObject({
    userMail: "c***@example.com",
    waitingMail: "",
  });
  expect(await server.call(askMail, { body: { userMail: "caigou@example.com" } }, { token })).toMatchObject({
    data: { fields: { userMail: "该邮箱已绑定到您的账号" } },
  });
});

test("another buyer's link, an expired one and one that a newer letter replaced confirm nothing", async () => {
  const [token, others] = [await server.signIn(world.users.retail), await server.signIn(world.users.other)];
  const first = await mailToken(server, token, "first@example.com");
  expect(await confirm(others, first)).toMatchObject({ msg: "该链接无效，或不属于当前登录的账号" });
  const second = await mailToken(server, token, "second@example.com");
  expect(await confirm(token, first)).toMatchObject({ msg: "该链接已失效" });
  await server.clock.advance(24 * 3_600_000);
  expect(await confirm(token, second)).toMatchObject({ msg: "该链接已失效" });
  expect((await server.call(getAccount, {}, { token })).data.userMail).toBe("");
  expect(await confirm(undefined, second)).toMatchObject({ code: "A00004" });
});
