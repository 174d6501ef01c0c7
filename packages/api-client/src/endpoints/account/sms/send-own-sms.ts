import * as v from "valibot";
import { captcha, captchaExample } from "../../../models/captcha.ts";
import { ownSmsPurpose, SmsSent, smsSentExample } from "../../../models/sms-code.ts";
import { endpoint } from "../../contract.ts";

/** Sends a code for changing the password, or for another `purpose`, to the buyer's own mobile, whatever number the page shows. */
export const sendOwnSms = endpoint("POST /p/sms/send", {
  summary: "Sends a code to the buyer's own mobile",
  tag: "sms",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ captcha, purpose: ownSmsPurpose }),
  answer: SmsSent,
  fails: ["A00001", "A00004"],
  example: { body: { captcha: captchaExample }, answer: smsSentExample },
});
