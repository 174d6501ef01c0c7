import { SmsRequest, SmsSent, smsRequestExample, smsSentExample } from "../../../models/sms-code.ts";
import { endpoint } from "../../contract.ts";

/** Sends a code to the number that shall replace the buyer's; one that has an account gets it, too. */
export const sendNewMobileSms = endpoint("POST /p/sms/sendNewMobile", {
  summary: "Sends a code to the buyer's new mobile",
  tag: "sms",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: SmsRequest,
  answer: SmsSent,
  fails: ["A00001", "A00004"],
  example: { body: smsRequestExample, answer: smsSentExample },
});
