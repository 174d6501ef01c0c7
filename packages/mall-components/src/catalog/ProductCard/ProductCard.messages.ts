import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductCard. */
export const words = defineMessages({
  sold: { id: "productCard.sold", defaultMessage: "已售 {count}" },
  goodRate: { id: "productCard.goodRate", defaultMessage: "好评 {rate}%" },
  minOrder: { id: "productCard.minOrder", defaultMessage: "{count}{unit}起订" },
  choose: { id: "productCard.choose", defaultMessage: "选规格" },
  chooseOf: { id: "productCard.chooseOf", defaultMessage: "选规格：{name}" },
  decreaseOf: { id: "productCard.decreaseOf", defaultMessage: "减少“{name}”的数量" },
  increaseOf: { id: "productCard.increaseOf", defaultMessage: "增加“{name}”的数量" },
});
