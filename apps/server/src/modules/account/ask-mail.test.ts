import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const ask = (token: string | undefined, userMail: string) =>
  server.call(askMail, { body: { userMail } }, { token });

test("puts a letter with a link into the outbox, and the address waits", async () => {
  const token = await server.signIn(world.users.buyer);
  expect(await ask(token, " ｃaigou@example.com ")).toMatchObject({ success: true });
  const [letter] = (await server.call(sandboxListMails)).data;
  expect(letter).toMatchObject({ email: "caigou@example.com", subject: "请验证您的邮箱", attachment: "" });
  expect(letter?.content).toMatch(/\/user-center\/uc-account\?mail=[\w-]{43}\n/);
  const { data } = await server.call(getAccount, {}, { token });
  expect(data).toMatchObject({ userMail: "", waitingMail: "caigou@example.com" });
  await server.clock.advance(24 * 3_600_000);
  expect((await server.call(getAccount, {}, { token })).data.waitingMail).toBe("");
});

test("sends five letters within a day, however many are asked for at once", async () => {
  const token = await server.signIn(world.users.other);
  const all = await Promise.all(Array.from({ length: 7 }, () => ask(token, "a@example.com")));
  expect(all.filter(({ success }) => success)).toHaveLength(5);
  expect(all.find(({ success }) => !success)).toMatchObject({ msg: "今日验证邮件已发送 5 封，请明天再试" });
  await server.clock.advance(24 * 3_600_000);
  expect(await ask(token, "a@example.com")).toMatchObject({ success: true });
});

test("refuses what is no address, and who has no session", async () => {
  const token = await server.signIn(world.users.retail);
  expect(await ask(token, "caigou@")).toMatchObject({ data: { fields: { userMail: expect.any(String) } } });
  expect(await ask(undefined, "a@example.com")).toMatchObject({ code: "A00004" });
});
