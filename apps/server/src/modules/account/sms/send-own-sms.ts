import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { handle } from "#server/handle.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { sendCodeTo } from "./send-code-to.ts";

export default handle(sendOwnSms, async ({ body }, context) =>
  sendCodeTo(context, { mobile: await mobileOf(context), captcha: body.captcha }, body.purpose),
);
