import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { maskedMail } from "@tradehall/mall-rules/checks/text";
import { and, eq } from "drizzle-orm";
import { mailConfirmations, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";
import { notifyAccount } from "../message/notify-account.ts";

export default handle(confirmMail, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const which = and(
    eq(mailConfirmations.tokenHash, hashToken(body.token)),
    eq(mailConfirmations.userId, userId),
  );
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const [asked] = await tx.select().from(mailConfirmations).where(which);
    if (!asked) refuse("mailLinkWrong");
    if (asked.usedAt) refuse("mailLinkUsed");
    if (asked.expiresAt <= now) refuse("mailLinkExpired");
    await tx.update(mailConfirmations).set({ usedAt: now }).where(which);
    await tx.update(users).set({ mail: asked.mail }).where(eq(users.id, userId));
    await notifyAccount(tx, userId, "mailConfirmed", now, { mail: maskedMail(asked.mail) });
  });
  return null;
});
