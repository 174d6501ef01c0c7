import { sendPasswordSms } from "@tradehall/api-client/endpoints/account/sms/send-password-sms";
import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const send = async (mobile: string) =>
  server.call(sendPasswordSms, { body: { mobile, captcha: await solvedCaptcha(server) } });

test("answers alike whether the number has an account, and sends the code for this purpose only", async () => {
  const known = await send("13800000102");
  expect(known).toMatchObject({ success: true, data: { retryAfterMs: 60_000 } });
  expect(await send("13999999999")).toEqual(known);
  const { data } = await server.call(getSmsCode, { query: { mobile: "13999999999" } });
  expect(data).toMatchObject({ purpose: "password", code: expect.stringMatching(/^\d{6}$/) });
});

test("wants proof of work and a mobile number", async () => {
  const mobile = "13999999998";
  expect(await server.call(sendPasswordSms, { body: { mobile } })).toMatchObject({ msg: "请先完成安全验证" });
  expect(await send("2390")).toMatchObject({ data: { fields: { mobile: "请输入以 1 开头的 11 位手机号" } } });
});
