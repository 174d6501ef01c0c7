import { checkRegisterSms } from "@tradehall/api-client/endpoints/account/check-register-sms";
import { checkMobile, checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { spendCode } from "./sms/codes.ts";
import { giveProof } from "./sms/proofs.ts";

export default handle(checkRegisterSms, async ({ body }, context) => {
  refuseFields({ mobile: checkMobile(body.mobile), validCode: checkSmsCode(body.validCode) });
  const mobile = body.mobile.trim();
  await spendCode(context, { mobile, purpose: "register", code: body.validCode.trim() });
  const taken = await context.db.$count(users, eq(users.mobile, mobile));
  refuseFields({ mobile: taken > 0 ? { reason: "mobileTaken" } : undefined });
  return giveProof(context, { mobile, purpose: "register" });
});
