import { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import { expect, test } from "vitest";
import { passwordCode, registerCode } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const check = (mobile: string, validCode: string) =>
  server.call(checkRegisterSms, { body: { mobile, validCode } });

test("exchanges a right code for a flag, once", async () => {
  const code = await registerCode(server, "13900000001");
  expect((await check("13900000001", code)).data.checkRegisterSmsFlag).toMatch(/^[\w-]{43}$/);
  expect(await check("13900000001", code)).toMatchObject({ msg: "验证码已失效，请重新获取" });
});

test("names a taken number at its field, only to who holds its code", async () => {
  const code = await registerCode(server, "13800000101");
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await check("13800000101", wrong)).toMatchObject({ msg: "验证码不正确", data: null });
  expect(await check("13800000101", code)).toMatchObject({
    data: { fields: { mobile: "该手机号已注册，请直接登录" } },
  });
});

test("takes no code that was sent for something else", async () => {
  const code = await passwordCode(server, "13900000002");
  expect(await check("13900000002", code)).toMatchObject({ msg: "请先获取验证码" });
});

test("names each field that is no mobile number and no code", async () => {
  expect(await check("", "12")).toMatchObject({
    data: { fields: { mobile: "请输入手机号", validCode: "请输入 6 位数字验证码" } },
  });
});
