import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CreditLineList. */
export const words = defineMessages({
  title: { id: "creditLineList.title", defaultMessage: "店铺账期" },
  none: { id: "creditLineList.none", defaultMessage: "还没有店铺为企业开通账期，可在下方申请" },
  noneToRead: {
    id: "creditLineList.noneToRead",
    defaultMessage: "还没有店铺为企业开通账期，可由企业管理员申请",
  },
  limit: { id: "creditLineList.limit", defaultMessage: "授信额度" },
  used: { id: "creditLineList.used", defaultMessage: "已用额度" },
  left: { id: "creditLineList.left", defaultMessage: "可用额度" },
  term: { id: "creditLineList.term", defaultMessage: "账期" },
  days: { id: "creditLineList.days", defaultMessage: "{count, plural, other {# 天}}" },
  nextDue: { id: "creditLineList.nextDue", defaultMessage: "最近还款日" },
  dueAmount: { id: "creditLineList.dueAmount", defaultMessage: "{day}，应还 ¥{amount}" },
  overdue: {
    id: "creditLineList.overdue",
    defaultMessage: "有 ¥{amount} 已逾期，还清前无法在该店铺使用账期下单",
  },
  requested: { id: "creditLineList.requested", defaultMessage: "申请额度" },
  time: { id: "creditLineList.time", defaultMessage: "申请时间" },
  reason: { id: "creditLineList.reason", defaultMessage: "原因" },
  owed: { id: "creditLineList.owed", defaultMessage: "查看待还账款" },
  owedNamed: { id: "creditLineList.owedNamed", defaultMessage: "查看待还账款：{shop}" },
  stateRequested: { id: "creditLineList.stateRequested", defaultMessage: "待店铺审核" },
  stateOpen: { id: "creditLineList.stateOpen", defaultMessage: "已开通" },
  stateRefused: { id: "creditLineList.stateRefused", defaultMessage: "未获批准" },
  stateStopped: { id: "creditLineList.stateStopped", defaultMessage: "已停用" },
});
