import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { listSmsCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-sms-codes";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("lists the codes of all numbers, newest first, and says which are still good", async () => {
  await server.call(sendLoginSms, { body: { mobile: "13800000101", captcha: await solvedCaptcha(server) } });
  await server.clock.advance(6 * 60_000);
  await server.call(sendLoginSms, { body: { mobile: "13800000102", captcha: await solvedCaptcha(server) } });
  expect((await server.call(listSmsCodes)).data).toMatchObject([
    { mobile: "13800000102", status: "valid", purpose: "login" },
    { mobile: "13800000101", status: "expired" },
  ]);
});
