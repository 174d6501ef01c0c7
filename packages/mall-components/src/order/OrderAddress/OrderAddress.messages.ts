import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderAddress. */
export const messages = defineMessages({
  title: { id: "orderAddress.title", defaultMessage: "收货信息" },
  delivery: { id: "orderAddress.delivery", defaultMessage: "配送方式" },
  address: { id: "orderAddress.address", defaultMessage: "收货地址" },
});
