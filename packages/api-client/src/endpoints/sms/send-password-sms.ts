import * as v from "valibot";
import { captcha, captchaExample } from "../../models/captcha.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Sends a code for setting a forgotten password; the answer does not tell whether the number has an account. */
export const sendPasswordSms = endpoint("PUT /user/sendPwdSms", {
  summary: "Sends a code for setting a forgotten password",
  tag: "sms",
  auth: "none",
  effect: "write",
  perMinute: 20,
  body: v.object({ mobile: text(20), captcha }),
  answer: v.object({
    /** Milliseconds until another code may be asked for. */
    retryAfterMs: v.number(),
  }),
  fails: ["A00001"],
  example: {
    body: { mobile: "13800000001", captcha: captchaExample },
    answer: { retryAfterMs: 60_000 },
  },
});
