import { sendRegisterSms } from "@tradehall/api-client/endpoints/account/sms/send-register-sms";
import { handle } from "#server/handle.ts";
import { sendCodeTo } from "./send-code-to.ts";

/** A number that has an account gets its code, too; its holder is told once the code is right. */
export default handle(sendRegisterSms, ({ body }, context) => sendCodeTo(context, body, "register"));
