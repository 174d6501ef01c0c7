import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { getSmsCode } from "@tradehall/api-client/endpoints/sandbox/account/get-sms-code";
import { beforeEach, describe, expect, test } from "vitest";
import { smsCodes } from "#server/db/schema/index.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const minute = 60_000;

describe("with the sandbox's phone", () => {
  const server = testServer();
  const send = async (mobile: string) =>
    server.call(sendLoginSms, { body: { mobile, captcha: await solvedCaptcha(server) } });
  beforeEach(() => server.database.db.delete(smsCodes));

  test("sends six digits to any number, registered or not, with the same answer", async () => {
    const known = await send("13800000101");
    expect(known).toMatchObject({ success: true, data: { retryAfterMs: minute } });
    expect(await send("13999999999")).toEqual(known);
    for (const mobile of ["13800000101", "13999999999"]) {
      const { data } = await server.call(getSmsCode, { query: { mobile } });
      expect(data.code).toMatch(/^\d{6}$/);
    }
  });

  test("sends one code a minute to a number", async () => {
    await send("13800000101");
    await server.clock.advance(20_000);
    expect((await send("13800000101")).msg).toMatch(/^请 (39|40) 秒后再获取验证码$/);
    expect(await send("13800000102")).toMatchObject({ success: true });
    await server.clock.advance(40_000);
    expect(await send("13800000101")).toMatchObject({ success: true });
  });

  test("sends one code when asked many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send("13800000101")));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test("sends ten codes in a day of China and again on the next", async () => {
    const midnightMs = 16 * 60 * minute;
    const untilMidnight =
      (24 * 60 * minute + midnightMs - (server.clock.now().getTime() % (24 * 60 * minute))) %
      (24 * 60 * minute);
    await server.clock.advance(untilMidnight);
    for (let time = 0; time < 10; time++) {
      expect(await send("13800000101")).toMatchObject({ success: true });
      await server.clock.advance(minute);
    }
    expect(await send("13800000101")).toMatchObject({ code: "A00001", msg: "今日验证码次数已用完" });
    await server.clock.advance(24 * 60 * minute);
    expect(await send("13800000101")).toMatchObject({ success: true });
  });

  test("refuses what is no mobile number", async () => {
    for (const mobile of ["", "23800000101", "1380000010", "138000001011", "1380000010a"])
      expect(await send(mobile)).toMatchObject({ code: "A00001", msg: "请检查填写的内容" });
  });
});

describe("without anyone who carries messages", () => {
  const server = testServer({ sandbox: false });

  test("says so instead of pretending", async () => {
    expect(
      await server.call(sendLoginSms, {
        body: { mobile: "13800000101", captcha: await solvedCaptcha(server) },
      }),
    ).toMatchObject({
      code: "A00001",
      msg: "短信服务暂不可用，请使用账号密码登录",
    });
  });
});
