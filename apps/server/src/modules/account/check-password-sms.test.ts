import { checkPasswordSms } from "@tradehall/api-client/endpoints/account/check-password-sms";
import { expect, test } from "vitest";
import { passwordCode, registerCode } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const check = (mobile: string, validCode: string) =>
  server.call(checkPasswordSms, { body: { mobile, validCode } });

test("exchanges a right code for a flag, once", async () => {
  const code = await passwordCode(server, "13800000101");
  expect((await check("13800000101", code)).data.checkRegisterSmsFlag).toMatch(/^[\w-]{43}$/);
  expect(await check("13800000101", code)).toMatchObject({ msg: "验证码已失效，请重新获取" });
});

test("says that a number is unknown only to who holds its code", async () => {
  const code = await passwordCode(server, "13999999999");
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await check("13999999999", wrong)).toMatchObject({ msg: "验证码不正确" });
  expect(await check("13999999999", code)).toMatchObject({ msg: "该手机号尚未注册" });
});

test("takes no code that was sent for something else", async () => {
  const code = await registerCode(server, "13800000102");
  expect(await check("13800000102", code)).toMatchObject({ msg: "请先获取验证码" });
});
