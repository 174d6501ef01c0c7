import type { Fen } from "@tradehall/mall-rules/money";
import type { WantedGoods } from "#server/modules/pricing/draft-from-goods.ts";
import type { goodsRefusal, quantityRefusal } from "#server/modules/product/goods/goods-checks.ts";

export interface WantedRow extends WantedGoods {
  basketId: number;
  priceFenThen: Fen | undefined;
}

/** A wanted line that cannot be ordered as it is, and why. */
export interface BlockedRow extends WantedRow {
  why: NonNullable<ReturnType<typeof goodsRefusal> | ReturnType<typeof quantityRefusal>>;
}
