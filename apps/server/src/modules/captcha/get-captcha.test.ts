import { getCaptcha } from "@tradehall/api-client/endpoints/captcha/get-captcha";
import { sendLoginSms } from "@tradehall/api-client/endpoints/sms/send-login-sms";
import { captchaLimits } from "@tradehall/mall-rules/limits";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { beforeEach, expect, test } from "vitest";
import { smsCodes } from "#server/db/schema/index.ts";
import { solve, solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const mobile = "13800000101";
const send = (captcha?: string) => server.call(sendLoginSms, { body: { mobile, captcha } });
const challenge = async () => (await server.call(getCaptcha)).data;
const refused = (msg: string) => ({ code: "A00001", msg, data: { fields: { captcha: msg } } });

beforeEach(() => server.database.db.delete(smsCodes));

test("a solved challenge sends one text message", async () => {
  const captcha = await solvedCaptcha(server);
  expect(await send(captcha)).toMatchObject({ success: true });
  await server.clock.advance(60_000);
  expect(await send(captcha)).toMatchObject(refused("安全验证未通过，请重试"));
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

test("a challenge is good for five minutes", async () => {
  const captcha = await solvedCaptcha(server);
  await server.clock.advance(captchaLimits.lifetimeMs);
  expect(await send(captcha)).toMatchObject(refused("安全验证未通过，请重试"));
});

test("a challenge made easier, lived longer or made by someone else is refused", async () => {
  const made = await challenge();
  const changed = (parameters: object) =>
    solve({ ...made, parameters: { ...made.parameters, ...parameters } });
  const easy = await changed({ keyPrefix: "0" });
  const cheap = await changed({ cost: 1, keyPrefix: "00" });
  const late = await changed({ expiresAt: made.parameters.expiresAt + 3_600 });
  const foreign = await solve({ ...made, signature: "0".repeat(64) });
  for (const captcha of [easy, cheap, late, foreign])
    expect(await send(captcha)).toMatchObject(refused("安全验证未通过，请重试"));
});

test("a guessed number is refused, and so is what is no solution at all", async () => {
  const made = await challenge();
  const right = await solveChallenge({ challenge: made, deriveKey });
  const counter = (right?.counter ?? 0) + 1;
  const guessed = await solve(made, { solution: { ...right, counter } });
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
  for (const captcha of [guessed, "garbage", text(null), text([]), text({ challenge: made })])
    expect(await send(captcha)).toMatchObject(refused("安全验证未通过，请重试"));
});

test("every challenge is another one, and its number lies where progress is counted to", async () => {
  const [one, other] = [await challenge(), await challenge()];
  expect(one.signature).not.toBe(other.signature);
  const solution = await solveChallenge({ challenge: one, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(captchaLimits.counterMin);
  expect(solution?.counter).toBeLessThanOrEqual(one.parameters.data.counterMax);
});
