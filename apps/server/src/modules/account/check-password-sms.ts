import { checkPasswordSms } from "@tradehall/api-client/endpoints/account/check-password-sms";
import { checkMobile, checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { spendCode } from "./sms/codes.ts";
import { giveProof } from "./sms/proofs.ts";

export default handle(checkPasswordSms, async ({ body }, context) => {
  refuseFields({ mobile: checkMobile(body.mobile), validCode: checkSmsCode(body.validCode) });
  const mobile = body.mobile.trim();
  await spendCode(context, { mobile, purpose: "password", code: body.validCode.trim() });
  if ((await context.db.$count(users, eq(users.mobile, mobile))) === 0) refuse("mobileUnknown");
  return giveProof(context, { mobile, purpose: "password" });
});
