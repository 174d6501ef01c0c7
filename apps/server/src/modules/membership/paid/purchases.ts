/** Attempts to buy a paid level: one of a buyer is open at a time, and what is paid counts once. */
import type { MemberPurchase } from "@tradehall/api-client/models/member";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { boughtUntil } from "@tradehall/mall-rules/states/membership/membership";
import { nextPaymentStatus, type PaymentEvent } from "@tradehall/mall-rules/states/payment/payment";
import { chinaDate, chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { memberLevels, memberPurchases, users } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { statusAt } from "#server/modules/payment/status-at.ts";
import { refuse } from "#server/refuse.ts";
import { restOf, runsOf } from "./rest.ts";

export type PurchaseRow = typeof memberPurchases.$inferSelect;

export async function toPurchase(
  db: Database,
  row: PurchaseRow,
  { now, locale }: { now: Date; locale: Locale },
): Promise<MemberPurchase> {
  const [level] = await db
    .select({ name: memberLevels.name })
    .from(memberLevels)
    .where(eq(memberLevels.id, row.levelId));
  return {
    payNo: row.payNo,
    levelId: row.levelId,
    levelName: level?.name[locale] ?? "",
    months: row.months,
    payType: row.payType,
    status: statusAt(row, now),
    amount: fenToYuan(row.amountFen),
    qrText: row.qrText,
    endTime: row.endsAt && chinaTime(row.endsAt),
    expiresAt: row.expiresAt.getTime(),
    now: now.getTime(),
  };
}

/**
 * Money that has come makes a member, whatever has become of the level meanwhile: the same level goes on at its end, another
 * begins now and takes over what is left of the one that runs. The buyer must be locked.
 */
export async function settlePurchase(tx: Database, row: PurchaseRow, now: Date): Promise<PurchaseRow> {
  const { userId, levelId, months, amountFen: priceFen } = row;
  const [user] = await tx
    .select({ paidLevelId: users.paidLevelId, endsAt: users.memberEndsAt })
    .from(users)
    .where(eq(users.id, userId));
  const running = user?.endsAt && user.endsAt > now ? user.endsAt : undefined;
  const isRenewal = running !== undefined && user?.paidLevelId === levelId;
  const carriedFen = running && !isRenewal ? await restOf(tx, userId, now) : fen(0);
  if (running && !isRenewal)
    await tx.update(memberPurchases).set({ replacedAt: now }).where(runsOf(userId, now));
  const startsAt = isRenewal ? running : now;
  const endsAt = boughtUntil({ startsAt, months, priceFen, carriedFen });
  await tx.update(users).set({ paidLevelId: levelId, memberEndsAt: endsAt }).where(eq(users.id, userId));
  const [paid] = await tx
    .update(memberPurchases)
    .set({ status: "paid", paidAt: now, startsAt, endsAt, carriedFen })
    .where(eq(memberPurchases.payNo, row.payNo))
    .returning();
  await notifyAccount(tx, userId, "memberStarted", now, { date: chinaDate(endsAt) });
  return paid ?? row;
}

/** What a provider says about an attempt. */
export async function movePurchase(
  db: Database,
  payNo: string,
  event: PaymentEvent,
  now: Date,
): Promise<PurchaseRow> {
  const which = eq(memberPurchases.payNo, payNo);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(memberPurchases).where(which);
    if (!known) refuse("payMissing");
    await lockBuyer(tx, known.userId);
    const [attempt] = await tx.select().from(memberPurchases).where(which).for("update");
    if (!attempt) refuse("payMissing");
    const status = statusAt(attempt, now);
    if (status === "paid") refuse("memberPaid");
    const next = nextPaymentStatus(status, event);
    if (!next) refuse("memberPayExpired");
    if (next === "paid") return settlePurchase(tx, attempt, now);
    const [moved] = await tx.update(memberPurchases).set({ status: next }).where(which).returning();
    return moved ?? attempt;
  });
}
