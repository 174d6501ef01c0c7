import { SmsRequest, SmsSent, smsRequestExample, smsSentExample } from "../../../models/sms-code.ts";
import { endpoint } from "../../contract.ts";

/** Sends a code for setting a forgotten password; the answer does not tell whether the number has an account. */
export const sendPasswordSms = endpoint("PUT /user/sendPwdSms", {
  summary: "Sends a code for setting a forgotten password",
  tag: "sms",
  auth: "none",
  effect: "write",
  perMinute: 20,
  body: SmsRequest,
  answer: SmsSent,
  fails: ["A00001"],
  example: { body: smsRequestExample, answer: smsSentExample },
});
