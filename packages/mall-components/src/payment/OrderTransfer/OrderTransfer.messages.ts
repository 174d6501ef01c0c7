import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderTransfer. */
export const words = defineMessages({
  by: { id: "orderTransfer.by", defaultMessage: "发起人" },
  received: { id: "orderTransfer.received", defaultMessage: "已到账" },
  left: { id: "orderTransfer.left", defaultMessage: "待到账" },
  notOwn: { id: "orderTransfer.notOwn", defaultMessage: "由发起人付款并上传凭证，此处仅供查看" },
});
