import { randomInt } from "node:crypto";
import { getCaptcha } from "@tradehall/api-client/endpoints/captcha/get-captcha";
import type { CaptchaChallenge } from "@tradehall/api-client/models/captcha";
import { captchaLimits } from "@tradehall/mall-rules/limits";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { handle } from "#server/handle.ts";
import { captchaSecret } from "./secret.ts";

/** The number is drawn here, so that each challenge takes about as long as any other and progress can be shown. */
export default handle(getCaptcha, async (_, { db, clock }) => {
  const { cost, counterMin, counterMax, lifetimeMs } = captchaLimits;
  const challenge = await createChallenge({
    algorithm: "SHA-256",
    cost,
    counter: randomInt(counterMin, counterMax + 1),
    data: { counterMax },
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + lifetimeMs),
    hmacSignatureSecret: await captchaSecret(db),
  });
  return challenge as CaptchaChallenge;
});
