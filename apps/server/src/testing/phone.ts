/** Getting a code onto the sandbox's phone and reading it, as registering and changing a password begin. */
import type { Endpoint } from "@tradehall/api-client/contract";
import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { checkPasswordSms } from "@tradehall/api-client/endpoints/account/check-password-sms";
import { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { sendPasswordSms } from "@tradehall/api-client/endpoints/account/sms/send-password-sms";
import { sendRegisterSms } from "@tradehall/api-client/endpoints/account/sms/send-register-sms";
import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import type { OwnSmsPurpose } from "@tradehall/api-client/models/sms-code";
import { expect } from "vitest";
import { solvedCaptcha } from "./captcha.ts";
import type { TestServer } from "./test-server.ts";

const minute = 60_000;

/** The newest code of a number. */
export async function codeOf(server: TestServer, mobile: string): Promise<string> {
  const { data } = await server.call(getSmsCode, { query: { mobile } });
  return data.code ?? "none";
}

/** Sends a code, a minute after the last one, and reads it. */
async function codeBy(server: TestServer, call: Endpoint, mobile: string): Promise<string> {
  await server.clock.advance(minute);
  const body = { mobile, captcha: await solvedCaptcha(server) };
  expect(await server.call(call, { body } as never)).toMatchObject({ success: true });
  return codeOf(server, mobile);
}

export const registerCode = (server: TestServer, mobile: string) => codeBy(server, sendRegisterSms, mobile);
export const passwordCode = (server: TestServer, mobile: string) => codeBy(server, sendPasswordSms, mobile);

/** The flag for registering with a number. */
export async function registerProof(server: TestServer, mobile: string): Promise<string> {
  const body = { mobile, validCode: await registerCode(server, mobile) };
  return (await server.call(checkRegisterSms, { body })).data.checkRegisterSmsFlag;
}

/** The flag for setting the password of a number's account. */
export async function passwordProof(server: TestServer, mobile: string): Promise<string> {
  const body = { mobile, validCode: await passwordCode(server, mobile) };
  return (await server.call(checkPasswordSms, { body })).data.checkRegisterSmsFlag;
}

/** The flag that a code to a buyer's own number is exchanged for. */
export async function ownProof(
  server: TestServer,
  token: string,
  mobile: string,
  purpose: OwnSmsPurpose,
): Promise<string> {
  await server.clock.advance(minute);
  const captcha = await solvedCaptcha(server);
  await server.call(sendOwnSms, { body: { captcha, purpose } }, { token });
  const body = { validCode: await codeOf(server, mobile), purpose };
  return (await server.call(checkOwnSms, { body }, { token })).data.checkRegisterSmsFlag;
}
