/** Refunds as the console page lists them. */
import type { SandboxRefund } from "@tradehall/api-client/models/sandbox-trade";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { refundEvents, refundMoves, refundStatusName } from "@tradehall/mall-rules/states/after-sale/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, refunds, users } from "#server/db/schema/index.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { reasonText } from "#server/modules/refund/refund-detail.ts";

const shown = 50;

/** What the other side of the counter may do in a state. */
export function eventsOf(status: number) {
  const name = refundStatusName(status);
  return refundEvents.filter((event) => {
    const by = name && refundMoves[name][event]?.by;
    return by === "seller" || by === "platform";
  });
}

/** The shop's side sees the vouchers, too. */
const sandboxShop = 0;

export async function listedRefunds(
  db: Database,
  { locale, now }: { locale: Locale; now: Date },
  which?: SQL,
): Promise<SandboxRefund[]> {
  const rows = await db
    .select({ refund: refunds, shopName: orders.shopName, account: users.account })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(which)
    .orderBy(desc(refunds.appliedAt), desc(refunds.refundSn))
    .limit(shown);
  const sign = await signerOf(db, sandboxShop, now);
  return rows.map(({ refund, shopName, account }) => ({
    refundSn: refund.refundSn,
    orderNumber: refund.orderNumber,
    account,
    shopName,
    returnMoneySts: refund.status,
    applyType: refund.applyType,
    refundAmount: fenToYuan(refund.amountFen),
    reasonText: reasonText(refund.reason, locale),
    photoFiles: refund.photos.map(sign).join(","),
    applyTime: chinaTime(refund.appliedAt),
    deadlineAt: refund.deadlineAt?.getTime() ?? null,
    events: eventsOf(refund.status),
  }));
}
