/** Proof of work from check to payload, on as many threads as the device can spare. Always imported lazily. */
import type { CaptchaChallenge, CaptchaPart } from "@tradehall/api-client/models/captcha";
import { captchaLimits } from "@tradehall/mall-rules/limits";
import { fetchCaptcha } from "../entry-calls.ts";
import type { CaptchaNews } from "./captcha-worker.ts";

const givesUpAfterMs = 120_000;

/** Works through the parts; settles with the last of them, or the first failure. */
function solveParts(
  challenges: readonly CaptchaChallenge[],
  workers: readonly Worker[],
  onProgress: (progress: number) => void,
): Promise<CaptchaPart[]> {
  const left = [...challenges];
  const solved: CaptchaPart[] = [];
  const most = challenges.reduce((sum, { parameters }) => sum + parameters.data.counterMax, 0);
  let done = 0;
  return new Promise((resolve, reject) => {
    for (const worker of workers) {
      let tried = 0;
      const next = () => {
        tried = 0;
        const challenge = left.pop();
        if (challenge) worker.postMessage(challenge);
      };
      worker.onerror = (event) => reject(new Error(event.message || "the security check stopped"));
      worker.onmessage = ({ data }: MessageEvent<CaptchaNews>) => {
        // A part that is found early is as far as one that was searched to its end.
        const step = "tried" in data ? data.tried : data.solved.challenge.parameters.data.counterMax - tried;
        tried += step;
        done += step;
        onProgress(Math.min(1, done / most));
        if ("tried" in data) return;
        solved.push(data.solved);
        if (solved.length === challenges.length) resolve(solved);
        else next();
      };
      next();
    }
  });
}

/** Solves a new check; throws where the network, a worker or the time fails. */
export async function solveCaptcha(onProgress: (progress: number) => void): Promise<string> {
  const { challenges } = await fetchCaptcha();
  const count = Math.min(captchaLimits.workers, navigator.hardwareConcurrency || 2, challenges.length);
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" }),
  );
  let timer: number | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = window.setTimeout(() => reject(new Error("the security check took too long")), givesUpAfterMs);
    });
    return btoa(JSON.stringify(await Promise.race([solveParts(challenges, workers, onProgress), late])));
  } finally {
    window.clearTimeout(timer);
    for (const worker of workers) worker.terminate();
  }
}
