/** Proof of work from challenge to payload. Always imported lazily. */
import { fetchCaptcha } from "../entry-calls.ts";
import type { CaptchaNews } from "./captcha-worker.ts";

const givesUpAfterMs = 60_000;

/** Solves a new challenge; throws where the network, the worker or the time fails. */
export async function solveCaptcha(onProgress: (progress: number) => void): Promise<string> {
  const challenge = await fetchCaptcha();
  const worker = new Worker(new URL("./captcha-worker.ts", import.meta.url), { type: "module" });
  let timer: number | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      timer = window.setTimeout(() => reject(new Error("the security check took too long")), givesUpAfterMs);
      worker.onerror = (event) => reject(new Error(event.message || "the security check stopped"));
      worker.onmessage = ({ data }: MessageEvent<CaptchaNews>) => {
        if ("payload" in data) resolve(data.payload);
        else onProgress(data.progress);
      };
      worker.postMessage(challenge);
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
