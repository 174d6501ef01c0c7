import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundList. */
export const words = defineMessages({
  none: { id: "refundList.none", defaultMessage: "暂无退款" },
  noneHint: { id: "refundList.noneHint", defaultMessage: "在订单中点“申请退款”，进度会显示在这里" },
  notFound: { id: "refundList.notFound", defaultMessage: "没有符合条件的退款" },
  failed: { id: "refundList.failed", defaultMessage: "退款加载失败" },
  orders: { id: "refundList.orders", defaultMessage: "去看订单" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "refundList.tabs", defaultMessage: "退款状态" },
  open: { id: "refundList.tab.open", defaultMessage: "处理中" },
});
