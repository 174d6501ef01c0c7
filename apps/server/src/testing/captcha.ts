/** Proof of work as a browser does it: asks for a check, finds the number of each part, sends them back. */
import { getCaptcha } from "@tradehall/api-client/endpoints/account/captcha/get-captcha";
import type { CaptchaChallenge, CaptchaCheck, CaptchaPart } from "@tradehall/api-client/models/captcha";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import type { TestServer } from "./test-server.ts";

export async function solvePart(challenge: CaptchaChallenge): Promise<CaptchaPart> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: { counter: solution?.counter ?? 0, derivedKey: solution?.derivedKey ?? "" } };
}

/** What is sent: solved parts, or what a test made of them. */
export const payloadOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");

export const solve = async ({ challenges }: CaptchaCheck): Promise<CaptchaPart[]> =>
  Promise.all(challenges.map(solvePart));

export const solvedCaptcha = async (server: Pick<TestServer, "call">): Promise<string> =>
  payloadOf(await solve((await server.call(getCaptcha)).data));
