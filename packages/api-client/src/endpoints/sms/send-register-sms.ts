import * as v from "valibot";
import { captcha, captchaExample } from "../../models/captcha.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Sends a code for registering; a number that has an account gets it too, so that the answer tells nobody. */
export const sendRegisterSms = endpoint("PUT /user/sendRegisterSms", {
  summary: "Sends a code for registering",
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
