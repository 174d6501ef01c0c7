/** The bank's part in a random walk of money: what comes for transfers that wait, or came before, or for none. */
import { sandboxReceiveMoney } from "@tradehall/api-client/endpoints/sandbox/payment/receive-money";
import { sandboxSettleReceipt } from "@tradehall/api-client/endpoints/sandbox/payment/settle-receipt";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { and, desc, eq, isNull } from "drizzle-orm";
import { bankReceipts, bankTransfers } from "../db/schema/index.ts";
import { isAwaited, transferOf } from "../modules/payment/transfer/transfers.ts";
import type { Heard, MoneyWalk } from "./money-walk.ts";

/** The last ones, mostly one that waits. */
async function someTransfer(walk: MoneyWalk) {
  const { db } = walk.server.database;
  const last = await db.select().from(bankTransfers).orderBy(desc(bankTransfers.payNo)).limit(6);
  const known = await Promise.all(last.map(({ payNo }) => transferOf(db, payNo, walk.server.clock.now())));
  const all = known.flatMap((one) => one ?? []);
  const waiting = all.filter(isAwaited);
  return walk.one(waiting.length > 0 && walk.chance(0.85) ? waiting : all);
}

/** Just enough, too little, too much, and now and then without the reference. */
export async function moneyComes(walk: MoneyWalk): Promise<Heard[]> {
  const transfer = await someTransfer(walk);
  if (!transfer) return [];
  const { amountFen, reference } = transfer;
  const part = Math.max(1, Math.floor(amountFen * walk.draw()));
  const sentFen = walk.one([amountFen, amountFen, amountFen, part, amountFen + part]) ?? amountFen;
  const body = { amount: fenToYuan(fen(sentFen)), text: walk.chance(0.9) ? `HK ${reference}` : "" };
  const answer = await walk.server.call(sandboxReceiveMoney, { body });
  if (answer.success) walk.paidInFen += sentFen;
  return [answer];
}

/** The accountant matches what came without a reference, or sends it back. */
export async function matchMoney(walk: MoneyWalk): Promise<Heard[]> {
  const isOpen = and(isNull(bankReceipts.payNo), eq(bankReceipts.returnedFen, fen(0)));
  const [receipt] = await walk.server.database.db.select().from(bankReceipts).where(isOpen).limit(1);
  if (!receipt) return [];
  const transfer = walk.chance(0.6) ? await someTransfer(walk) : undefined;
  const body = { receiptId: receipt.id, ...(transfer ? { reference: transfer.reference } : {}) };
  return [await walk.server.call(sandboxSettleReceipt, { body })];
}
