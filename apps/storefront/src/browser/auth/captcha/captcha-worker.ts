/** Solves parts of a check beside the page, one after another, so that the page stays alive; says how far it is. */
import { scrypt } from "@noble/hashes/scrypt.js";
import type { CaptchaChallenge, CaptchaPart } from "@tradehall/api-client/models/captcha";
import { solveChallenge } from "altcha-lib";

/** What the worker says: that it has tried so many numbers of its part more, then the solved part. */
export type CaptchaNews = { tried: number } | { solved: CaptchaPart };

const reportEvery = 8;

async function solve(challenge: CaptchaChallenge, tell: (news: CaptchaNews) => void): Promise<void> {
  const { cost: N, memoryCost: r, parallelism: p, keyLength: dkLen } = challenge.parameters;
  let tried = 0;
  const solution = await solveChallenge({
    challenge,
    // The browser's own knows no scrypt, and is missing on pages without https.
    deriveKey: async (_, salt, password) => {
      tried += 1;
      if (tried % reportEvery === 0) tell({ tried: reportEvery });
      return { parameters: {}, derivedKey: scrypt(password, salt, { N, r, p, dkLen }) };
    },
  });
  if (!solution) throw new Error("the challenge was not solved in time");
  const { counter, derivedKey } = solution;
  tell({ solved: { challenge, solution: { counter, derivedKey } } });
}

self.addEventListener("message", ({ data }: MessageEvent<CaptchaChallenge>) => {
  solve(data, (news) => self.postMessage(news)).catch((error: unknown) => {
    // Thrown again outside the promise, so that the page hears of it as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
