/** One refund with its negotiation, in the reader's language. */
import type { RefundDetail, RefundLog } from "@tradehall/api-client/models/refund";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import {
  refundApplyTypes,
  refundEvents,
  refundParties,
  refundStatuses,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { refundReasonNames, refundReasonText } from "@tradehall/mall-rules/words/refunds";
import type { Database } from "#server/db/database.ts";
import type { refundLogs, shops } from "#server/db/schema/index.ts";
import { couponsFreeWithout } from "#server/modules/order/lifecycle/close-order.ts";
import { refuse } from "#server/refuse.ts";
import type { LockedRefund } from "./lock-refund.ts";
import { toCards, waitsFor } from "./refund-answers.ts";

const timeOrNull = (moment: Date | null): string | null => (moment ? chinaTime(moment) : null);

export function reasonText(name: string | undefined, locale: Locale): string {
  const reason = refundReasonNames.find((one) => one === name);
  return reason ? refundReasonText(reason, locale) : "";
}

interface Reading {
  now: Date;
  locale: Locale;
  /** Makes the reader's addresses of the pictures. */
  sign(path: string): string;
}

const events = ["apply", ...refundEvents] as const;

function toLog(log: typeof refundLogs.$inferSelect, { locale, sign }: Reading): RefundLog {
  const { details } = log;
  return {
    event: events.find((one) => one === log.event) ?? "apply",
    by: refundParties.find((one) => one === log.party) ?? "buyer",
    time: chinaTime(log.createdAt),
    returnMoneySts: log.status,
    waitsFor: waitsFor(log.status),
    deadlineAt: log.deadlineAt?.getTime() ?? null,
    amount: details.amountFen === undefined ? null : fenToYuan(fen(details.amountFen)),
    applyType: details.applyType ?? null,
    reasonText: reasonText(details.reason, locale),
    text: details.text ?? "",
    photoFiles: (details.photos ?? []).map(sign).join(","),
    expressName: details.expressName ?? "",
    expressNo: details.expressNo ?? "",
  };
}

interface Parts extends LockedRefund {
  shop: typeof shops.$inferSelect;
  logs: readonly (typeof refundLogs.$inferSelect)[];
}

/** Whether the order's coupons come, or came, back with it. */
async function returnsCoupons(db: Database, { refund, order }: LockedRefund): Promise<boolean> {
  const goes = refund.endedAt === null && order.refundedFen + refund.amountFen === order.actualFen;
  const went =
    refund.status === refundStatuses.succeeded && order.canceledAt?.getTime() === refund.endedAt?.getTime();
  return (goes || went) && (await couponsFreeWithout(db, order)).length > 0;
}

const { toReturn, returning, refunding, succeeded } = refundStatuses;
const agreed: readonly number[] = [toReturn, returning, refunding, succeeded];

export async function toDetail(db: Database, parts: Parts, reading: Reading): Promise<RefundDetail> {
  const { refund, order, shop, logs } = parts;
  const { now, locale, sign } = reading;
  const [card] = await toCards(db, [parts]);
  if (!card) refuse("refundMissing");
  // Nothing is to be sent before the seller agreed.
  const comesBack = refund.applyType === refundApplyTypes.withReturn && agreed.includes(refund.status);
  const place = [shop.province, shop.city, shop.area, shop.address].filter(Boolean).join(" ");
  return {
    ...card,
    cargoStatus: refund.cargoStatus,
    buyerReason: refund.reason,
    reasonText: reasonText(refund.reason, locale),
    buyerDesc: refund.explanation,
    photoFiles: refund.photos.map(sign).join(","),
    freightAmount: fenToYuan(refund.freightFen),
    isLast: toFlag(refund.isLast),
    returnsCoupons: toFlag(await returnsCoupons(db, parts)),
    payType: order.payType ?? order.depositPayType,
    sellerMsg: refund.sellerMsg,
    expressName: refund.expressName,
    expressNo: refund.expressNo,
    mobile: refund.mobile,
    returnAddr: comesBack ? { receiver: shop.name, mobile: shop.tel, addr: place } : null,
    handelTime: timeOrNull(refund.decidedAt),
    shipTime: timeOrNull(refund.shippedAt),
    receiveTime: timeOrNull(refund.receivedAt),
    refundTime: timeOrNull(refund.paidBackAt),
    endTime: timeOrNull(refund.endedAt),
    logs: logs.map((log) => toLog(log, reading)),
    now: now.getTime(),
  };
}
