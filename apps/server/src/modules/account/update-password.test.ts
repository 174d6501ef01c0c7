import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { updatePassword } from "@tradehall/api-client/endpoints/account/update-password";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { passwordProof, registerProof } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world, worldPassword } from "#server/testing/world.ts";

const server = testServer();
const password = "Steel&Bolt9";
const update = (mobile: string, checkRegisterSmsFlag: string, wanted = password) =>
  server.call(updatePassword, { body: { mobile, password: wanted, checkRegisterSmsFlag } });
const enter = async (userName: string, passWord: string) =>
  server.call(signIn, { body: { userName, passWord, captcha: await solvedCaptcha(server) } });

test("sets the new password and ends every session of the account, and of no one else", async () => {
  const token = await server.signIn(world.users.buyer);
  const other = await server.signIn(world.users.retail);
  const flag = await passwordProof(server, "13800000101");
  expect(await update("13800000101", flag)).toMatchObject({ success: true });
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ code: "A00004" });
  expect(await server.call(getUserInfo, {}, { token: other })).toMatchObject({ success: true });
  expect(await enter("buyer01", worldPassword)).toMatchObject({ msg: "账号或密码不正确" });
  expect(await enter("buyer01", password)).toMatchObject({ success: true });
});

test("unlocks an account that wrong passwords had locked", async () => {
  for (let time = 0; time < 10; time++) await enter("other01", "Wrong#2026");
  expect((await enter("other01", worldPassword)).msg).toMatch(/^密码错误次数过多/);
  await update("13800000102", await passwordProof(server, "13800000102"));
  expect(await enter("other01", password)).toMatchObject({ success: true });
});

test("refuses the present password, a weak one and a flag of another number, and keeps the flag", async () => {
  await update("13800000103", await passwordProof(server, "13800000103"));
  const flag = await passwordProof(server, "13800000103");
  expect((await update("13800000103", flag)).data).toEqual({
    fields: { password: "新密码不能与当前密码相同" },
  });
  expect((await update("13800000103", flag, worldPassword)).data).toEqual({
    fields: { password: "该密码过于常见，请换一个" },
  });
  const gone = { msg: "手机验证已失效，请重新验证" };
  expect(await update("13800000101", flag)).toMatchObject(gone);
  expect(await update("13800000103", flag, "Another#77")).toMatchObject({ success: true });
  expect(await update("13800000103", flag, "Another#78")).toMatchObject(gone);
});

test("takes no flag for registering", async () => {
  const flag = await registerProof(server, "13900000001");
  expect(await update("13900000001", flag)).toMatchObject({ msg: "手机验证已失效，请重新验证" });
});
