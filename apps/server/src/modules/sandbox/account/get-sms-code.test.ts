import { signInWithSms } from "@tradehall/api-client/endpoints/account/session/sign-in-with-sms";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import { describe, expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const mobile = "13800000101";

describe("with the sandbox", () => {
  const server = testServer();
  const read = async () => (await server.call(getSmsCode, { query: { mobile } })).data;

  test("shows a code from its sending to its use", async () => {
    expect(await read()).toEqual({ code: null, purpose: null });
    await server.call(sendLoginSms, { body: { mobile, captcha: await solvedCaptcha(server) } });
    const { code, purpose } = await read();
    expect(purpose).toBe("login");
    await server.call(signInWithSms, { body: { mobile, validCode: code ?? "" } });
    expect(await read()).toEqual({ code: null, purpose: null });
  });
});

describe("without the sandbox", () => {
  const server = testServer({ sandbox: false });

  test("does not exist", async () => {
    expect(await server.call(getSmsCode, { query: { mobile } })).toMatchObject({
      code: "A00013",
      status: 404,
    });
    const page = await server.app.inject({ url: "/sandbox" });
    expect(page.json()).toMatchObject({ success: false, code: "A00013" });
  });
});
