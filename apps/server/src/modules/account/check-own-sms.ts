import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { handle } from "#server/handle.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { refuseFields } from "#server/refuse.ts";
import { spendCode } from "./sms/codes.ts";
import { giveProof } from "./sms/proofs.ts";

export default handle(checkOwnSms, async ({ body }, context) => {
  refuseFields({ validCode: checkSmsCode(body.validCode) });
  const { purpose } = body;
  const mobile = await mobileOf(context);
  await spendCode(context, { mobile, purpose, code: body.validCode.trim() });
  return giveProof(context, { mobile, purpose });
});
