import { sendLoginSms } from "@tradehall/api-client/endpoints/sms/send-login-sms";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { smsLimits } from "@tradehall/mall-rules/limits";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { sendCode } from "./codes.ts";

/** A number that is not registered gets its code, too: the answer must not tell who is. */
export default handle(sendLoginSms, async ({ body }, context) => {
  refuseFields({ mobile: checkMobile(body.mobile) });
  await sendCode(context, { mobile: body.mobile.trim(), purpose: "login" });
  return { retryAfterMs: smsLimits.intervalMs };
});
