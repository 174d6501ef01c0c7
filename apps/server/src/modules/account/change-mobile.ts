import { changeMobile } from "@tradehall/api-client/endpoints/account/change-mobile";
import { checkMobile, checkSmsCode } from "@tradehall/mall-rules/checks/person";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { lockName } from "#server/db/name-lock.ts";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { notifyAccount } from "../message/notify-account.ts";
import { spendCode } from "./sms/codes.ts";
import { spendProof } from "./sms/proofs.ts";

const refuseTaken = async (tx: Database, mobile: string): Promise<void> =>
  refuseFields({
    mobile: (await tx.$count(users, eq(users.mobile, mobile))) > 0 ? { reason: "mobileInUse" } : undefined,
  });

export default handle(changeMobile, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  const mobile = body.mobile.trim();
  const old = await mobileOf(context);
  refuseFields({
    mobile: checkMobile(mobile) ?? (mobile === old ? { reason: "mobileUnchanged" } : undefined),
    validCode: checkSmsCode(body.validCode),
  });
  // Before the transaction: a wrong try counts even though nothing else is kept.
  await spendCode(context, { mobile, purpose: "newMobile", code: body.validCode.trim() });
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Two accounts that want one number wait for each other.
    await lockName(tx, mobile);
    await spendProof(tx, now, { mobile: old, purpose: "mobile", flag: body.checkRegisterSmsFlag });
    await refuseTaken(tx, mobile);
    const changed = await tx
      .update(users)
      .set({ mobile })
      .where(and(eq(users.id, buyer.userId), eq(users.mobile, old)))
      .returning({ id: users.id });
    if (changed.length === 0) refuse("proofExpired");
    await notifyAccount(tx, buyer.userId, "mobileChanged", now, { mobile: maskedMobile(mobile) });
  });
  return null;
});
