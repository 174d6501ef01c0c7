/** What is counted when someone asks all processes at once. */

import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { getCodeStatus } from "@tradehall/api-client/endpoints/account/session/get-code-status";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { signInWithSms } from "@tradehall/api-client/endpoints/account/session/sign-in-with-sms";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { updatePassword } from "@tradehall/api-client/endpoints/account/update-password";
import { sandboxConfirmLogin } from "@tradehall/api-client/endpoints/sandbox/account/confirm-login";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions, signInFailures, smsCodes } from "#server/db/schema/index.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf, passwordProof } from "#server/testing/phone.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { worldPassword } from "#server/testing/world.ts";

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.runIf(hasProcesses)("over two processes", () => {
  const { first, calls } = twoProcesses();
  const proven = () => solvedCaptcha(first);
  const saying = (answers: { msg: string }[], words: string) =>
    answers.filter(({ msg }) => msg.startsWith(words)).length;

  beforeEach(async () => {
    await first.database.db.delete(signInFailures);
    await first.database.db.delete(smsCodes);
  });

  async function guess(userName: string, passwords: readonly string[]) {
    const captchas = await times(passwords.length, proven);
    return times(passwords.length, (index) =>
      calls(index)(signIn, {
        body: { userName, passWord: passwords[index] ?? "", captcha: captchas[index] },
      }),
    );
  }
  const wrong = (count: number) => Array.from({ length: count }, (_, index) => `Guess#${index}000`);

  test.each(["other01", "nobody99"])("of forty guesses at %s at once ten are judged", async (name) => {
    const answers = await guess(name, wrong(40));
    expect(saying(answers, "账号或密码不正确")).toBe(10);
    expect(saying(answers, "密码错误次数过多")).toBe(30);
    expect(saying(await guess(name, [worldPassword]), "密码错误次数过多")).toBe(1);
  });

  test("a right password among guesses signs in, and those that came after it still count", async () => {
    const answers = await guess("buyer01", [...wrong(4), worldPassword, ...wrong(4)]);
    expect(answers[4]).toMatchObject({ success: true });
    expect(saying(answers, "账号或密码不正确")).toBe(8);
    expect(await first.database.db.$count(signInFailures)).toBeLessThanOrEqual(8);
    expect(await guess("buyer01", [worldPassword])).toMatchObject([{ success: true }]);
    expect(await first.database.db.$count(signInFailures)).toBe(0);
  });

  test("three guesses at once are the last without proof of work", async () => {
    const answers = await times(12, (index) =>
      calls(index)(signIn, { body: { userName: "other01", passWord: `Guess#${index}000` } }),
    );
    expect(saying(answers, "账号或密码不正确")).toBe(3);
    expect(saying(answers, "请先完成安全验证")).toBe(9);
  });

  test("one solved challenge sends one message, and one number gets one code", async () => {
    const captcha = await proven();
    const mobiles = Array.from({ length: 10 }, (_, index) => `1390000000${index}`);
    const same = await times(10, (at) =>
      calls(at)(sendLoginSms, { body: { mobile: mobiles[at] ?? "", captcha } }),
    );
    expect(same.filter(({ success }) => success)).toHaveLength(1);
    const captchas = await times(10, proven);
    const mobile = "13800000101";
    const sent = await times(10, (at) =>
      calls(at)(sendLoginSms, { body: { mobile, captcha: captchas[at] } }),
    );
    expect(sent.filter(({ success }) => success)).toHaveLength(1);
    expect(saying(sent, "请 ")).toBe(9);
  });

  test("five wrong codes at once are the last, and a right one signs in once", async () => {
    const mobile = "13800000101";
    const send = async () => {
      await first.database.db.delete(smsCodes);
      await first.call(sendLoginSms, { body: { mobile, captcha: await proven() } });
      return codeOf(first, mobile);
    };
    const enter = (validCode: string) =>
      times(20, (at) => calls(at)(signInWithSms, { body: { mobile, validCode } }));
    const code = await send();
    const tried = await enter(code === "000000" ? "000001" : "000000");
    expect(saying(tried, "验证码不正确")).toBe(5);
    expect(saying(tried, "验证码错误次数过多")).toBe(15);
    const entered = await enter(await send());
    expect(entered.filter(({ success }) => success)).toHaveLength(1);
  });

  test("a confirmed login code opens one session, a proof sets one password", async () => {
    const { code, secret } = (await first.call(genLoginCode)).data;
    await first.call(sandboxScanLogin, { body: { code, account: "buyer01" } });
    await first.call(sandboxConfirmLogin, { body: { code } });
    const before = await first.database.db.$count(sessions);
    const polled = await times(10, (at) => calls(at)(getCodeStatus, { body: { code, secret } }));
    expect(polled.filter(({ data }) => data.session)).toHaveLength(1);
    expect(await first.database.db.$count(sessions)).toBe(before + 1);
    const mobile = "13800000103";
    const checkRegisterSmsFlag = await passwordProof(first, mobile);
    const set = await times(6, (at) =>
      calls(at)(updatePassword, { body: { mobile, password: `Steel&Bolt${at}`, checkRegisterSmsFlag } }),
    );
    expect(set.filter(({ success }) => success)).toHaveLength(1);
  });
});
