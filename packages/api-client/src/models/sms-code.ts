/** Asking for a code by text message: what is sent and answered, whatever the code is for. */
import * as v from "valibot";
import { captcha, captchaExample } from "./captcha.ts";
import { text } from "./wire.ts";

export const SmsRequest = v.object({ mobile: text(20), captcha });

/** What a code to the buyer's own number is good for: a new password, another number, closing the account. */
const ownSmsPurposes = ["password", "mobile", "close"] as const;
export type OwnSmsPurpose = (typeof ownSmsPurposes)[number];
/** Default `password`. */
export const ownSmsPurpose = v.optional(v.picklist(ownSmsPurposes), "password");

export const SmsSent = v.object({
  /** Milliseconds until another code may be asked for. */
  retryAfterMs: v.number(),
});

export const smsRequestExample = { mobile: "13800000001", captcha: captchaExample };
export const smsSentExample = { retryAfterMs: 60_000 };
