import { callLimits } from "@tradehall/mall-rules/limits";
import { SmsRequest, SmsSent, smsRequestExample, smsSentExample } from "../../../models/sms-code.ts";
import { endpoint } from "../../contract.ts";

/** Sends a code for signing in: one a minute and ten a day for each number, known or not (decisions "SMS code"). */
export const sendLoginSms = endpoint("PUT /user/sendLoginSms", {
  summary: "Sends a code for signing in",
  tag: "sms",
  auth: "none",
  effect: "write",
  perMinute: callLimits.signInMessages,
  body: SmsRequest,
  answer: SmsSent,
  fails: ["A00001"],
  example: { body: smsRequestExample, answer: smsSentExample },
});
