import { callLimits } from "@tradehall/mall-rules/limits";
import { CaptchaCheck } from "../../../models/captcha.ts";
import { endpoint } from "../../contract.ts";

/** A check to be solved before a text message, and after three wrong passwords; good once and for five minutes. */
export const getCaptcha = endpoint("POST /captcha/get", {
  summary: "A check by proof of work",
  tag: "captcha",
  auth: "none",
  effect: "write",
  perMinute: callLimits.captchas,
  answer: CaptchaCheck,
  fails: [],
  example: {
    answer: {
      challenges: [
        {
          parameters: {
            algorithm: "SCRYPT",
            cost: 1_024,
            memoryCost: 8,
            parallelism: 1,
            data: { check: "b7e2c9d04f1a", counterMax: 300, part: 0, parts: 1 },
            expiresAt: 1_795_287_600,
            keyLength: 32,
            keyPrefix: "3f8a1c0b92d47e6655aa10cc83f1b27d",
            keySignature: "77c1d2a94be05f3816a7c09d4e2b8f6013a5c7e9d1f2b4863ac5e7f9012b3d4c",
            nonce: "5b1f0c7de2a94386b0d1c7f2a3e4958c",
            salt: "9ce4a7180f3b2d56e1c8a90b7d6f2345",
          },
          signature: "0b5d3c8f1a7e9246d8c0b1f3e5a7092416385ac7de90f1b2c3d4e5f60718293a",
        },
      ],
    },
  },
});
