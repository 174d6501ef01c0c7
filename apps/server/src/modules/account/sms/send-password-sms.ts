import { sendPasswordSms } from "@tradehall/api-client/endpoints/account/sms/send-password-sms";
import { handle } from "#server/handle.ts";
import { sendCodeTo } from "./send-code-to.ts";

/** A number without an account gets its code, too; its holder is told once the code is right. */
export default handle(sendPasswordSms, ({ body }, context) => sendCodeTo(context, body, "password"));
