import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutShopGroup. */
export const messages = defineMessages({
  delivery: { id: "checkoutShopGroup.delivery", defaultMessage: "配送方式" },
  freightOf: { id: "checkoutShopGroup.freightOf", defaultMessage: "运费 ¥{amount}" },
  messageHint: { id: "checkoutShopGroup.messageHint", defaultMessage: "选填，可填写对本次交易的说明" },
  changed: { id: "checkoutShopGroup.changed", defaultMessage: "单价由 ¥{was} 变为 ¥{now}" },
  pieces: { id: "checkoutShopGroup.pieces", defaultMessage: "共 {count, number} 件" },
  goods: { id: "checkoutShopGroup.goods", defaultMessage: "商品金额" },
  shopTotal: { id: "checkoutShopGroup.shopTotal", defaultMessage: "店铺合计" },
});

/** Names of the delivery methods. */
export const deliveryMessages = defineMessages({
  express: { id: "checkoutShopGroup.delivery.express", defaultMessage: "普通快递" },
  pickup: { id: "checkoutShopGroup.delivery.pickup", defaultMessage: "上门自提" },
  none: { id: "checkoutShopGroup.delivery.none", defaultMessage: "无需快递" },
  sameCity: { id: "checkoutShopGroup.delivery.sameCity", defaultMessage: "同城配送" },
});
