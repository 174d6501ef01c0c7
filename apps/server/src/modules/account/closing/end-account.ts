/** The end of an account: what is personal goes, what the books need stays under another name. */
import type { UploadPurpose } from "@tradehall/mall-rules/limits";
import { fen } from "@tradehall/mall-rules/money";
import { closedAccountName } from "@tradehall/mall-rules/words";
import { and, asc, eq, inArray, isNull, notExists, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  addresses,
  awaitedSkus,
  birthdayGifts,
  cartLines,
  collections,
  comments,
  conversations,
  creditRepayments,
  enterpriseApplications,
  enterpriseMembers,
  files,
  footprints,
  invoiceTitles,
  mailConfirmations,
  memberLimits,
  memberPurchases,
  memberTaskClaims,
  notifyLogs,
  purchaseLists,
  searchHistory,
  seckillReminders,
  sessions,
  shopCollections,
  signIns,
  statementQuestions,
  storeApplications,
  topUps,
  users,
} from "#server/db/schema/index.ts";
import { lockCart } from "#server/modules/cart/rows.ts";
import { isOpenPurchase } from "#server/modules/membership/paid/open-ones.ts";
import { isOpenRepayment } from "#server/modules/payment/repayment/repayments.ts";
import { isOpenTopUp } from "#server/modules/payment/top-up/open-ones.ts";
import { endQuotes } from "#server/modules/quote/own-quote-data.ts";
import { changeBalance } from "#server/modules/wallet/balance.ts";
import { changePoints } from "#server/modules/wallet/points.ts";
import { decoyHash } from "#server/passwords.ts";

/** Tables of which a buyer's rows are deleted. */
const personal = [
  addresses,
  awaitedSkus,
  birthdayGifts,
  collections,
  enterpriseApplications,
  enterpriseMembers,
  footprints,
  invoiceTitles,
  mailConfirmations,
  memberLimits,
  memberTaskClaims,
  notifyLogs,
  purchaseLists,
  searchHistory,
  seckillReminders,
  shopCollections,
  signIns,
  statementQuestions,
] as const;

/** Closes an account whose row is locked; answers the files to remove once that is committed. */
export async function endAccount(tx: Database, userId: number, now: Date): Promise<string[]> {
  const [user] = await tx
    .select({ points: users.points, balanceFen: users.balanceFen })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return [];
  await changePoints(tx, userId, [{ change: -user.points, source: "lapsed" }], now);
  if (user.balanceFen > 0)
    await changeBalance(tx, userId, { changeFen: fen(-user.balanceFen), source: "platform" }, now);
  await tx
    .update(users)
    .set({
      // No account may hold a colon, no number is spelled so: both are free again.
      account: `closed:${userId}`,
      mobile: `closed:${userId}`,
      passwordHash: await decoyHash,
      nickName: closedAccountName.zh_CN,
      ...{ avatar: "", gender: "", birthday: "", mail: "", userCompany: "" },
      ...{ isRecommended: false, keepsFootprints: false, disabled: true },
      ...{ currentEnterpriseId: null, closesAt: null, paidLevelId: null, memberEndsAt: null },
    })
    .where(eq(users.id, userId));
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await tx
    .update(comments)
    .set({ anonymous: true, nickName: closedAccountName.zh_CN, avatar: "" })
    .where(eq(comments.userId, userId));
  for (const table of personal) await tx.delete(table).where(eq(table.userId, userId));
  await endQuotes(tx, userId);
  const ofUser = eq(conversations.userId, userId);
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(ofUser)
    .orderBy(asc(conversations.id))
    .for("update");
  await tx.delete(conversations).where(ofUser);
  // A code that is still open takes no money for an account that is gone.
  await tx.update(topUps).set({ status: "closed" }).where(isOpenTopUp(userId));
  await tx.update(memberPurchases).set({ status: "closed" }).where(isOpenPurchase(userId));
  await tx.update(creditRepayments).set({ status: "closed" }).where(isOpenRepayment(userId));
  // An application that became no store ends with its licence and identity card.
  await tx
    .delete(storeApplications)
    .where(and(eq(storeApplications.userId, userId), isNull(storeApplications.shopId)));
  const kept = tx
    .select({ userId: storeApplications.userId })
    .from(storeApplications)
    .where(eq(storeApplications.userId, userId));
  const purposes = ["avatar", "chat", "quote", "storeLogo", "storeLicence"] satisfies UploadPurpose[];
  const removed = await tx
    .delete(files)
    .where(
      and(
        eq(files.userId, userId),
        inArray(files.purpose, purposes),
        or(inArray(files.purpose, ["avatar", "chat", "quote"]), notExists(kept)),
      ),
    )
    .returning({ path: files.path });
  await lockCart(tx, { userId, enterpriseId: 0 });
  await tx.delete(cartLines).where(eq(cartLines.userId, userId));
  return removed.map(({ path }) => path);
}
