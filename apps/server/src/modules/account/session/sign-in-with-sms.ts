import { signInWithSms } from "@tradehall/api-client/endpoints/account/session/sign-in-with-sms";
import { checkMobile, checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { spendCode } from "../sms/codes.ts";
import { answerSession } from "./session-token.ts";

export default handle(signInWithSms, async ({ body }, context) => {
  refuseFields({ mobile: checkMobile(body.mobile), validCode: checkSmsCode(body.validCode) });
  const mobile = body.mobile.trim();
  await spendCode(context, { mobile, purpose: "login", code: body.validCode.trim() });
  const [user] = await context.db
    .select({ id: users.id, disabled: users.disabled })
    .from(users)
    .where(eq(users.mobile, mobile));
  return answerSession(context, user ?? refuse("mobileUnknown"));
});
