import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderAddress. */
export const messages = defineMessages({
  title: { id: "orderAddress.title", defaultMessage: "收货信息" },
  delivery: { id: "orderAddress.delivery", defaultMessage: "配送方式" },
  receiver: { id: "orderAddress.receiver", defaultMessage: "收货人" },
  mobile: { id: "orderAddress.mobile", defaultMessage: "手机号" },
  address: { id: "orderAddress.address", defaultMessage: "收货地址" },
  pickup: { id: "orderAddress.pickup", defaultMessage: "自提信息" },
  copy: { id: "orderAddress.copy", defaultMessage: "复制收货信息" },
  copied: { id: "orderAddress.copied", defaultMessage: "已复制" },
});
