import { randomBytes, randomInt } from "node:crypto";
import { getCaptcha } from "@tradehall/api-client/endpoints/account/captcha/get-captcha";
import type { CaptchaChallenge } from "@tradehall/api-client/models/captcha";
import { captchaLimits } from "@tradehall/mall-rules/limits";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { handle } from "#server/handle.ts";
import { captchaSecrets } from "./secret.ts";

/** The numbers are drawn here, so that each check takes about as long as any other and progress can be shown. */
export default handle(getCaptcha, async (_, { db, clock, settings }) => {
  const { cost, blockSize, lifetimeMs, easy } = captchaLimits;
  const { parts, counterMax } = settings.easyCaptcha ? easy : captchaLimits;
  const secrets = await captchaSecrets(db);
  const check = randomBytes(12).toString("hex");
  const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
  const challenges = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      createChallenge({
        algorithm: "SCRYPT",
        ...{ cost, memoryCost: blockSize, parallelism: 1 },
        counter: randomInt(1, counterMax + 1),
        data: { check, counterMax, part, parts },
        ...{ deriveKey, expiresAt },
        ...secrets,
      }),
    ),
  );
  return { challenges: challenges as CaptchaChallenge[] };
});
