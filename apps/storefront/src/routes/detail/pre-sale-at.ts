/** What goods that are sold for a deposit cost now and later, at a quantity. */
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { depositBlocks, preSalePhase } from "@tradehall/mall-rules/states/promotion/pre-sale";
import { priceAt } from "./price-at.ts";

/** The step of the way that a phase is in: deposit, balance, none any more. */
const stepOf = { coming: 0, deposit: 0, between: 1, balance: 1, over: 2 } as const;

/** Its steps, and why its deposit cannot be paid now; neither of goods that are sold otherwise. */
export function preSaleAt(detail: DetailView, sku: SkuOption | undefined, quantity: number) {
  const { preSale, now } = detail;
  if (!preSale) return { depositBlock: null };
  const depositFen = yuanToFen(preSale.deposit) * quantity;
  const totalFen = yuanToFen(priceAt(detail, sku, quantity).yuan) * quantity;
  const phase = preSalePhase(preSale, now);
  const plan = {
    ...preSale,
    deposit: fenToYuan(fen(depositFen)),
    balance: fenToYuan(fen(totalFen - depositFen)),
    current: stepOf[phase],
    isForSale: true,
  };
  return { plan, depositBlock: depositBlocks[phase] };
}
