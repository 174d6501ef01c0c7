/** Solves a challenge beside the page, so that the page stays alive; says how far it is. */
import type { CaptchaChallenge } from "@tradehall/api-client/models/captcha";
import { solveChallenge } from "altcha-lib";
import { sha256 } from "./sha256.ts";

/** What the worker says: how far it is, then the payload for the server. */
export type CaptchaNews = { progress: number } | { payload: string };

const reportEvery = 8;

async function solve(challenge: CaptchaChallenge, tell: (news: CaptchaNews) => void): Promise<void> {
  const { cost, keyLength, data } = challenge.parameters;
  let tried = 0;
  const solution = await solveChallenge({
    challenge,
    deriveKey: async (_, salt, password) => {
      let key = Uint8Array.from([...salt, ...password]);
      for (let round = 0; round < cost; round++) key = sha256(key);
      tried += 1;
      if (tried % reportEvery === 0) tell({ progress: Math.min(1, tried / data.counterMax) });
      return { parameters: {}, derivedKey: key.slice(0, keyLength) };
    },
  });
  if (!solution) throw new Error("the challenge was not solved in time");
  tell({ payload: btoa(JSON.stringify({ challenge, solution })) });
}

self.addEventListener("message", ({ data }: MessageEvent<CaptchaChallenge>) => {
  solve(data, (news) => self.postMessage(news)).catch((error: unknown) => {
    // Thrown anew outside the promise, so that the page hears of it as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
