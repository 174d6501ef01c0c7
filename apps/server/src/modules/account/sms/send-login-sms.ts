import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { handle } from "#server/handle.ts";
import { sendCodeTo } from "./send-code-to.ts";

/** A number that is not registered gets its code, too: the answer must not tell who is. */
export default handle(sendLoginSms, ({ body }, context) => sendCodeTo(context, body, "login"));
