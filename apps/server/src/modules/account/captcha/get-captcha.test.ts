import { getCaptcha } from "@tradehall/api-client/endpoints/account/captcha/get-captcha";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import type { CaptchaChallenge, CaptchaPart } from "@tradehall/api-client/models/captcha";
import { captchaLimits } from "@tradehall/mall-rules/limits";
import { beforeEach, describe, expect, test } from "vitest";
import { smsCodes } from "#server/db/schema/index.ts";
import { readSettings } from "#server/settings.ts";
import { payloadOf, solve, solvedCaptcha, solvePart } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const mobile = "13800000101";
const send = (captcha?: string) => server.call(sendLoginSms, { body: { mobile, captcha } });
const sendParts = (parts: unknown) => send(payloadOf(parts));
const check = async () => (await server.call(getCaptcha)).data;
const refused = (msg: string) => ({ code: "A00001", msg, data: { fields: { captcha: msg } } });
const failed = refused("安全验证未通过，请重试");

beforeEach(() => server.database.db.delete(smsCodes));

test("a solved check sends one text message", async () => {
  const captcha = await solvedCaptcha(server);
  expect(await send(captcha)).toMatchObject({ success: true });
  await server.clock.advance(60_000);
  expect(await send(captcha)).toMatchObject(failed);
});

test("of two who send the same solution together one is let through", async () => {
  const captcha = await solvedCaptcha(server);
  const other = { body: { mobile: "13800000102", captcha } };
  const answers = await Promise.all([send(captcha), server.call(sendLoginSms, other)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("without one no message is sent, and the field says what is missing", async () => {
  expect(await send()).toMatchObject(refused("请先完成安全验证"));
  expect(await send("")).toMatchObject(refused("请先完成安全验证"));
  expect(await server.database.db.$count(smsCodes)).toBe(0);
});

test("a check is good for five minutes", async () => {
  const captcha = await solvedCaptcha(server);
  await server.clock.advance(captchaLimits.lifetimeMs);
  expect(await send(captcha)).toMatchObject(refused("安全验证未通过，请重试"));
});

test("a check made easier, lived longer or made by someone else is refused", async () => {
  const { challenges } = await check();
  const [first, ...others] = challenges as [CaptchaChallenge, ...CaptchaChallenge[]];
  const rest = await solve({ challenges: others });
  const changed = async (parameters: object) => [
    await solvePart({ ...first, parameters: { ...first.parameters, ...parameters } }),
    ...rest,
  ];
  const easy = await changed({ keyPrefix: "0" });
  const cheap = await changed({ cost: 16, keyPrefix: "00" });
  const late = await changed({ expiresAt: first.parameters.expiresAt + 3_600 });
  const foreign = [await solvePart({ ...first, signature: "0".repeat(64) }), ...rest];
  for (const parts of [easy, cheap, late, foreign]) expect(await sendParts(parts)).toMatchObject(failed);
});

test("a part alone is no check: not once, not twice, not with another check's", async () => {
  const [one, other] = [await solve(await check()), await solve(await check())];
  const [first] = one;
  for (const parts of [[], [first], [first, first], [first, other[1]], [...one, ...other]])
    expect(await sendParts(parts)).toMatchObject(failed);
  expect(await sendParts(one.toReversed())).toMatchObject({ success: true });
});

test("a part said to be the whole check is refused", async () => {
  const [first] = await solve(await check());
  const { challenge, solution } = first as CaptchaPart;
  const { parameters } = challenge;
  const alone = { ...challenge, parameters: { ...parameters, data: { ...parameters.data, parts: 1 } } };
  expect(await sendParts([{ challenge: alone, solution }])).toMatchObject(failed);
});

test("a guessed key is refused, and so is what is no solution at all", async () => {
  const [first, ...rest] = await solve(await check());
  const { challenge, solution } = first as CaptchaPart;
  const guessed = {
    challenge,
    solution: { ...solution, derivedKey: challenge.parameters.keyPrefix.repeat(2) },
  };
  expect(await sendParts([guessed, ...rest])).toMatchObject(failed);
  for (const captcha of ["garbage", payloadOf(null), payloadOf([]), payloadOf([{ challenge }])])
    expect(await send(captcha)).toMatchObject(failed);
});

test("every check is another one, and its numbers lie where progress is counted to", async () => {
  const [one, other] = [await check(), await check()];
  const names = [one, other].map(({ challenges }) => challenges[0]?.parameters.data.check);
  expect(new Set(names).size).toBe(2);
  for (const { challenge, solution } of await solve(one)) {
    expect(solution.counter).toBeGreaterThan(0);
    expect(solution.counter).toBeLessThanOrEqual(challenge.parameters.data.counterMax);
  }
});

describe("outside of tests", () => {
  const real = testServer({ easyCaptcha: false });

  test("a check costs what the limits say, and fits the field it is sent in", async () => {
    const { challenges } = (await real.call(getCaptcha)).data;
    expect(challenges).toHaveLength(captchaLimits.parts);
    const { cost, blockSize: memoryCost, counterMax, parts } = captchaLimits;
    for (const [part, { parameters }] of challenges.entries())
      expect(parameters).toMatchObject({ cost, memoryCost, data: { counterMax, part, parts } });
    const solution = { counter: counterMax, derivedKey: "0".repeat(64) };
    const captcha = payloadOf(challenges.map((challenge) => ({ challenge, solution })));
    expect(await real.call(sendLoginSms, { body: { mobile, captcha } })).toMatchObject(failed);
  });

  test("who has no sandbox gets no easy one", () => {
    const env = { EASY_CAPTCHA: "1", DATABASE_URL: "postgres://mall.example/mall" };
    expect(readSettings(env).easyCaptcha).toBe(false);
    expect(readSettings({ ...env, SANDBOX: "1" }).easyCaptcha).toBe(true);
  });
});
