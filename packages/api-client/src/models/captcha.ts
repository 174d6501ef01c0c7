import { captchaLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { text } from "./wire.ts";

/** A challenge of the ALTCHA protocol, version 2: find the number whose key begins with `keyPrefix`. */
export const CaptchaChallenge = v.object({
  parameters: v.object({
    /** scrypt over salt, nonce and number: N is `cost`, r is `memoryCost`, p is `parallelism`. */
    algorithm: v.literal("SCRYPT"),
    cost: v.number(),
    memoryCost: v.number(),
    parallelism: v.number(),
    data: v.object({
      /** The number lies from 1 to this: what progress is counted against. */
      counterMax: v.number(),
      /** The check that this challenge is a part of, which part, and of how many. */
      check: v.string(),
      part: v.number(),
      parts: v.number(),
    }),
    /** Seconds since 1970, by the server's clock. */
    expiresAt: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    /** Tells the server that the key is right without another derivation. */
    keySignature: v.string(),
    nonce: v.string(),
    salt: v.string(),
  }),
  /** HMAC over the parameters; the server takes no challenge that it did not make. */
  signature: v.string(),
});
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallenge>;

/** One check: every part is to be solved, in any order, by as many threads as there are. */
export const CaptchaCheck = v.object({ challenges: v.array(CaptchaChallenge) });
export type CaptchaCheck = v.InferOutput<typeof CaptchaCheck>;

/** A solved part. */
export const CaptchaPart = v.object({
  challenge: CaptchaChallenge,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
export type CaptchaPart = v.InferOutput<typeof CaptchaPart>;

/** What a solver sends back, as base64 of this in JSON: all parts of one check. */
export const CaptchaSolution = v.pipe(v.array(CaptchaPart), v.minLength(1), v.maxLength(captchaLimits.parts));

/**
 * Field of the calls that want proof of work: the solved check as base64. Where it is missing or no longer good the
 * call refuses with `fields.captcha`, and the page solves a new one.
 */
export const captcha = v.optional(text(6_000));

export const captchaExample = "W3siY2hhbGxlbmdlIjp7fSwic29sdXRpb24iOnt9fV0=";
