import * as v from "valibot";
import { text } from "./wire.ts";

/** A challenge of the ALTCHA protocol, version 2: find the number whose key begins with `keyPrefix`. */
export const CaptchaChallenge = v.object({
  parameters: v.object({
    /** SHA-256, `cost` rounds over salt, nonce and number. */
    algorithm: v.literal("SHA-256"),
    cost: v.number(),
    data: v.object({
      /** The number lies at or below this: what progress is counted against. */
      counterMax: v.number(),
    }),
    /** Seconds since 1970, by the server's clock. */
    expiresAt: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    nonce: v.string(),
    salt: v.string(),
  }),
  /** HMAC over the parameters; the server takes no challenge that it did not make. */
  signature: v.string(),
});
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallenge>;

/** What a solver sends back, as base64 of this in JSON. */
export const CaptchaSolution = v.object({
  challenge: CaptchaChallenge,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * Field of the calls that want proof of work: the solved challenge as base64. Where it is missing or no longer good
 * the call refuses with `fields.captcha`, and the page solves a new one.
 */
export const captcha = v.optional(text(2_000));

export const captchaExample = "eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319";
