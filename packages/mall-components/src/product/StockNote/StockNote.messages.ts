import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StockNote. */
export const words = defineMessages({
  exact: { id: "stockNote.exact", defaultMessage: "库存 {count}{unit}" },
  low: { id: "stockNote.low", defaultMessage: "仅剩 {count}{unit}" },
  soldOut: { id: "stockNote.soldOut", defaultMessage: "商品已售罄或无货" },
});
