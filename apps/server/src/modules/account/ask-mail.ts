import { randomBytes } from "node:crypto";
import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { userMailRules } from "@tradehall/mall-rules/checks/email";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { accountLimits } from "@tradehall/mall-rules/limits";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { letterText } from "@tradehall/mall-rules/words";
import { and, eq, gt } from "drizzle-orm";
import { mailConfirmations, mails, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { hashToken } from "#server/plugins/session.ts";
import { CodeOnly, refuse, refuseFields } from "#server/refuse.ts";
import { mailCarrier } from "../message/mail-carrier.ts";
import { expirePendingMail } from "./pending-mail.ts";

const { mailsPerDay, mailLinkMs } = accountLimits;

export default handle(askMail, async ({ body }, { db, clock, buyer: { userId }, settings, locale }) => {
  const { userMail: mail } = normalized(userMailRules, new Map(Object.entries(body)));
  refuseFields(faultsOf(userMailRules, { userMail: mail }));
  if (!mailCarrier(settings)) refuse("mailUnavailable");
  const now = clock.now();
  const token = randomBytes(32).toString("base64url");
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const [user] = await tx
      .select({ mail: users.mail, name: users.nickName })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw new CodeOnly("A00004");
    refuseFields({ userMail: user.mail === mail ? { reason: "emailUnchanged" } : undefined });
    const ofDay = gt(mailConfirmations.createdAt, new Date(now.getTime() - dayMs));
    const sent = await tx.$count(mailConfirmations, and(eq(mailConfirmations.userId, userId), ofDay));
    if (sent >= mailsPerDay) refuse("mailLetters", { max: mailsPerDay });
    await expirePendingMail(tx, userId, now);
    const expiresAt = new Date(now.getTime() + mailLinkMs);
    await tx
      .insert(mailConfirmations)
      .values({ tokenHash: hashToken(token), userId, mail, createdAt: now, expiresAt });
    const link = `${settings.mallUrl}/user-center/uc-account?mail=${token}`;
    const values = { name: user.name, mail, link, hours: mailLinkMs / 3_600_000 };
    const letter = letterText("confirmMail", locale, values);
    await tx.insert(mails).values({ email: mail, ...letter, createdAt: now, tryAt: now });
  });
  return null;
});
