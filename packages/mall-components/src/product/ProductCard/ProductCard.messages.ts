import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductCard. */
export const words = defineMessages({
  sold: { id: "productCard.sold", defaultMessage: "已售 {count}" },
  goodRate: { id: "productCard.goodRate", defaultMessage: "好评 {rate}%" },
  minOrder: { id: "productCard.minOrder", defaultMessage: "{count}{unit}起订" },
});
