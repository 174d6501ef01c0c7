import { callLimits } from "@tradehall/mall-rules/limits";
import { CaptchaChallenge } from "../../models/captcha.ts";
import { endpoint } from "../contract.ts";

/** A challenge to be solved before a text message, and after three wrong passwords; good once and for five minutes. */
export const getCaptcha = endpoint("POST /captcha/get", {
  summary: "A challenge of proof of work",
  tag: "captcha",
  auth: "none",
  effect: "write",
  perMinute: callLimits.captchas,
  answer: CaptchaChallenge,
  fails: [],
  example: {
    answer: {
      parameters: {
        algorithm: "SHA-256",
        cost: 100,
        data: { counterMax: 240 },
        expiresAt: 1_795_287_600,
        keyLength: 32,
        keyPrefix: "3f8a1c0b92d47e6655aa10cc83f1b27d",
        nonce: "5b1f0c7de2a94386b0d1c7f2a3e4958c",
        salt: "9ce4a7180f3b2d56e1c8a90b7d6f2345",
      },
      signature: "0b5d3c8f1a7e9246d8c0b1f3e5a7092416385ac7de90f1b2c3d4e5f60718293a",
    },
  },
});
