import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signInWithSms } from "@tradehall/api-client/endpoints/account/session/sign-in-with-sms";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const minute = 60_000;

/** Asks for a code, a minute after the last one, and reads it on the sandbox's phone. */
async function codeFor(mobile: string): Promise<string> {
  await server.clock.advance(minute);
  expect(
    await server.call(sendLoginSms, { body: { mobile, captcha: await solvedCaptcha(server) } }),
  ).toMatchObject({ success: true });
  const { data } = await server.call(getSmsCode, { query: { mobile } });
  return data.code ?? "none";
}

const attempt = (mobile: string, validCode: string) =>
  server.call(signInWithSms, { body: { mobile, validCode } });
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

test("lets a buyer in with the code, once", async () => {
  const code = await codeFor("13800000101");
  const { data } = await attempt("13800000101", code);
  const info = await server.call(getUserInfo, {}, { token: data.accessToken });
  expect(info.data.userInfo.userId).toBe(world.users.buyer);
  expect(await attempt("13800000101", code)).toMatchObject({ msg: "验证码已失效，请重新获取" });
});

test("lets one of two in who send the same code together", async () => {
  const code = await codeFor("13800000101");
  const answers = await Promise.all([attempt("13800000101", code), attempt("13800000101", code)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("refuses a code after five minutes", async () => {
  const code = await codeFor("13800000102");
  await server.clock.advance(5 * minute);
  expect(await attempt("13800000102", code)).toMatchObject({ msg: "验证码已失效，请重新获取" });
});

test("refuses the right code after five wrong tries", async () => {
  const code = await codeFor("13800000102");
  for (let time = 0; time < 5; time++)
    expect(await attempt("13800000102", otherThan(code))).toMatchObject({ msg: "验证码不正确" });
  expect(await attempt("13800000102", code)).toMatchObject({ msg: "验证码错误次数过多，请重新获取" });
  const next = await codeFor("13800000102");
  expect(await attempt("13800000102", next)).toMatchObject({ success: true });
});

test("says that a number is unknown only to who holds its code", async () => {
  const code = await codeFor("13999999999");
  const known = await codeFor("13800000103");
  const wrong = await attempt("13999999999", otherThan(code));
  expect(wrong).toEqual(await attempt("13800000103", otherThan(known)));
  expect(await attempt("13999999999", code)).toMatchObject({ code: "A00001", msg: "该手机号尚未注册" });
});

test("refuses a disabled account", async () => {
  await server.database.db.update(users).set({ disabled: true }).where(eq(users.id, world.users.retail));
  const code = await codeFor("13800000103");
  expect(await attempt("13800000103", code)).toMatchObject({ msg: "账号已停用，请联系客服" });
});

test("names each field that is no mobile number and no code", async () => {
  expect(await attempt("12", "abc")).toMatchObject({
    data: { fields: { mobile: "请输入以 1 开头的 11 位手机号", validCode: "请输入 6 位数字验证码" } },
  });
});
