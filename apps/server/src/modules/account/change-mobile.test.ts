import { changeMobile } from "@tradehall/api-client/endpoints/account/change-mobile";
import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { sendNewMobileSms } from "@tradehall/api-client/endpoints/account/sms/send-new-mobile-sms";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { updateOwnPassword } from "@tradehall/api-client/endpoints/account/update-own-password";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf, ownProof } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const old = "13800000101";
const retail = "13800000103";
const fresh = "13900000777";

async function newCode(token: string, mobile: string): Promise<string> {
  await server.clock.advance(60_000);
  const body = { mobile, captcha: await solvedCaptcha(server) };
  await server.call(sendNewMobileSms, { body }, { token });
  return codeOf(server, mobile);
}
const change = (token: string | undefined, mobile: string, validCode: string, checkRegisterSmsFlag: string) =>
  server.call(changeMobile, { body: { mobile, validCode, checkRegisterSmsFlag } }, { token });

test("changes the number by a code to the old and one to the new, once, and tells the account", async () => {
  const token = await server.signIn(world.users.buyer);
  const flag = await ownProof(server, token, old, "mobile");
  const code = await newCode(token, fresh);
  const both = await Promise.all([change(token, fresh, code, flag), change(token, fresh, code, flag)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await server.call(getUserInfo, {}, { token })).data.userInfo.mobile).toBe("139****0777");
  const { records } = (await server.call(listMessages, {}, { token })).data;
  expect(records.map(({ title, link }) => [title, link])).toEqual([
    ["手机号已更换", "/user-center/uc-account"],
  ]);
});

test("a number of another account, the own number and a code for another purpose are refused", async () => {
  const token = await server.signIn(world.users.retail);
  const flag = await ownProof(server, token, retail, "mobile");
  const taken = "13800000102";
  expect(await change(token, taken, await newCode(token, taken), flag)).toMatchObject({
    data: { fields: { mobile: "该手机号已绑定其他账号" } },
  });
  expect(await change(token, retail, "000000", flag)).toMatchObject({
    data: { fields: { mobile: "新手机号不能与当前手机号相同" } },
  });
  const code = await newCode(token, "13900000778");
  const passwordFlag = await ownProof(server, token, retail, "password");
  expect(await change(token, "13900000778", code, passwordFlag)).toMatchObject({
    msg: "手机验证已失效，请重新验证",
  });
  const body = { password: "Steel&Bolt9", checkRegisterSmsFlag: flag };
  expect(await server.call(updateOwnPassword, { body }, { token })).toMatchObject({
    msg: "手机验证已失效，请重新验证",
  });
});

test("another buyer's proof is worth nothing, nor is one that is over", async () => {
  const [token, others] = [await server.signIn(world.users.retail), await server.signIn(world.users.other)];
  const flag = await ownProof(server, others, "13800000102", "mobile");
  expect(await change(token, "13900000779", await newCode(token, "13900000779"), flag)).toMatchObject({
    code: "A00001",
  });
  const own = await ownProof(server, token, retail, "mobile");
  await server.clock.advance(20 * 60_000);
  expect(await change(token, "13900000779", await newCode(token, "13900000779"), own)).toMatchObject({
    msg: "手机验证已失效，请重新验证",
  });
});

test("refuses without a session, and a wrong code", async () => {
  expect(await change(undefined, "13900000779", "000000", "x")).toMatchObject({ code: "A00004" });
  const token = await server.signIn(world.users.retail);
  await server.call(sendOwnSms, { body: { captcha: await solvedCaptcha(server) } }, { token });
  const body = { validCode: await codeOf(server, retail), purpose: "mobile" } as const;
  expect(await server.call(checkOwnSms, { body }, { token })).toMatchObject({ code: "A00001" });
  expect(await change(token, "13900000779", "abc", "x")).toMatchObject({ code: "A00001" });
});
