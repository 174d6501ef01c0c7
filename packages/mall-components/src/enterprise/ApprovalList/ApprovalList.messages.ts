import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApprovalList. */
export const words = defineMessages({
  title: { id: "approvalList.title", defaultMessage: "订单审批" },
  decide: { id: "approvalList.decide", defaultMessage: "待我审批" },
  requested: { id: "approvalList.requested", defaultMessage: "我提交的" },
  decided: { id: "approvalList.decided", defaultMessage: "我处理的" },
  none: { id: "approvalList.none", defaultMessage: "没有相关的订单" },
  goods: { id: "approvalList.goods", defaultMessage: "{name} 等 {count} 种商品" },
  by: { id: "approvalList.by", defaultMessage: "{name} 于 {time} 提交" },
});
