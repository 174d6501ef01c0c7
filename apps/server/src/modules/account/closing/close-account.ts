import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { accountLimits } from "@tradehall/mall-rules/limits";
import { closingOf } from "@tradehall/mall-rules/states/account/closing";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { spendCode } from "../sms/codes.ts";
import { closingFacts } from "./closing-facts.ts";

export default handle(closeAccount, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  refuseFields({ validCode: checkSmsCode(body.validCode) });
  const mobile = await mobileOf(context);
  // Before the transaction: a wrong try counts even though nothing else is kept.
  await spendCode(context, { mobile, purpose: "close", code: body.validCode.trim() });
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    const facts = await closingFacts(tx, buyer.userId, now);
    if (closingOf(facts).blocks.length > 0) refuse("closingBlocked");
    // Asked twice, the first date counts.
    if (facts.closesAt) return { closesAt: facts.closesAt.getTime() };
    const closesAt = new Date(now.getTime() + accountLimits.closingMs);
    await tx.update(users).set({ closesAt }).where(eq(users.id, buyer.userId));
    const time = chinaTime(closesAt).slice(0, 16);
    await notifyAccount(tx, buyer.userId, "accountClosing", now, { time });
    return { closesAt: closesAt.getTime() };
  });
});
