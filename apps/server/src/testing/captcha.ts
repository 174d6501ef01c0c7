/** Proof of work as a browser does it: asks for a challenge, finds the number, sends it back. */
import { getCaptcha } from "@tradehall/api-client/endpoints/captcha/get-captcha";
import type { CaptchaChallenge } from "@tradehall/api-client/models/captcha";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { TestServer } from "./test-server.ts";

/** The payload of a challenge's solution; `change` tampers with what is sent. */
export async function solve(challenge: CaptchaChallenge, change: object = {}): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution, ...change })).toString("base64");
}

export const solvedCaptcha = async (server: Pick<TestServer, "call">): Promise<string> =>
  solve((await server.call(getCaptcha)).data);
