/** Goods that are sold for a deposit: in a confirmation and on an order. */
import * as v from "valibot";
import { instant, money } from "./wire.ts";

/** What a pre-sale asks first, and what and when afterwards (docs/decisions/2026-11-23-pre-sale.md). */
const PreSaleAmounts = {
  deposit: money,
  /** All the rest, freight too: deposit and balance are the order's total. */
  balance: money,
  balanceFrom: instant,
  balanceTo: instant,
  /** When the goods are sent; null where the shop has not said. */
  shipBy: v.nullable(instant),
};

export const PreSaleToPay = v.object({ ...PreSaleAmounts, depositTo: instant });
export type PreSaleToPay = v.InferOutput<typeof PreSaleToPay>;

/** Of an order: when its deposit was paid; null before. */
export const OrderPreSale = v.object({ ...PreSaleAmounts, depositPaidAt: v.nullable(instant) });
export type OrderPreSale = v.InferOutput<typeof OrderPreSale>;
