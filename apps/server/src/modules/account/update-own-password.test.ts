import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { updateOwnPassword } from "@tradehall/api-client/endpoints/account/update-own-password";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf, passwordProof } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const change = (token: string | undefined, checkRegisterSmsFlag: string) =>
  server.call(updateOwnPassword, { body: { password: "Steel&Bolt9", checkRegisterSmsFlag } }, { token });

test("changes the password and ends this session and every other of the buyer", async () => {
  const [here, elsewhere] = [await server.signIn(world.users.buyer), await server.signIn(world.users.buyer)];
  const token = here;
  await server.call(sendOwnSms, { body: { captcha: await solvedCaptcha(server) } }, { token });
  const body = { validCode: await codeOf(server, "13800000101") };
  const { data } = await server.call(checkOwnSms, { body }, { token });
  expect(await change(here, data.checkRegisterSmsFlag)).toMatchObject({ success: true });
  for (const ended of [here, elsewhere])
    expect(await server.call(getUserInfo, {}, { token: ended })).toMatchObject({ code: "A00004" });
});

test("takes no flag of another buyer's mobile, and nothing without a session", async () => {
  const flag = await passwordProof(server, "13800000102");
  const token = await server.signIn(world.users.retail);
  expect(await change(token, flag)).toMatchObject({ msg: "手机验证已失效，请重新验证" });
  expect(await change(undefined, flag)).toMatchObject({ code: "A00004", status: 401 });
});
