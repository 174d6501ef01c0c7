import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundInfo. */
export const words = defineMessages({
  title: { id: "refundInfo.title", defaultMessage: "退款信息" },
  freight: { id: "refundInfo.freight", defaultMessage: "（含运费 ¥{amount}）" },
  shop: { id: "refundInfo.shop", defaultMessage: "商家" },
  parcel: { id: "refundInfo.parcel", defaultMessage: "退货物流" },
  returnTo: { id: "refundInfo.returnTo", defaultMessage: "退货地址" },
  copyAddress: { id: "refundInfo.copyAddress", defaultMessage: "复制退货地址" },
});
