import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("takes the code of the own mobile, and no one else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const body = { captcha: await solvedCaptcha(server) };
  await server.call(sendOwnSms, { body }, { token });
  const validCode = await codeOf(server, "13800000101");
  const other = await server.signIn(world.users.retail);
  expect(await server.call(checkOwnSms, { body: { validCode } }, { token: other })).toMatchObject({
    msg: "请先获取验证码",
  });
  const { data } = await server.call(checkOwnSms, { body: { validCode } }, { token });
  expect(data.checkRegisterSmsFlag).toMatch(/^[\w-]{43}$/);
  expect(await server.call(checkOwnSms, { body: { validCode } })).toMatchObject({ code: "A00004" });
});
