import { SmsRequest, SmsSent, smsRequestExample, smsSentExample } from "../../../models/sms-code.ts";
import { endpoint } from "../../contract.ts";

/** Sends a code for registering; a number that has an account gets it too, so that the answer tells no one. */
export const sendRegisterSms = endpoint("PUT /user/sendRegisterSms", {
  summary: "Sends a code for registering",
  tag: "sms",
  auth: "none",
  effect: "write",
  perMinute: 20,
  body: SmsRequest,
  answer: SmsSent,
  fails: ["A00001"],
  example: { body: smsRequestExample, answer: smsSentExample },
});
