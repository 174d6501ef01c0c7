import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MemberLimits. */
export const words = defineMessages({
  title: { id: "memberLimits.title", defaultMessage: "成员采购限额" },
  hint: {
    id: "memberLimits.hint",
    defaultMessage: "超出限额的订单需审批后才能付款；不填表示不限，填 0 表示每单都需审批",
  },
  spent: { id: "memberLimits.spent", defaultMessage: "本月已下单 ¥{amount}" },
  categories: { id: "memberLimits.categories", defaultMessage: "分类限额" },
  category: { id: "memberLimits.category", defaultMessage: "分类 {nth}" },
  noCategory: { id: "memberLimits.noCategory", defaultMessage: "不设分类限额" },
  ofCategory: { id: "memberLimits.ofCategory", defaultMessage: "{name}每月" },
  none: { id: "memberLimits.none", defaultMessage: "不限" },
  change: { id: "memberLimits.change", defaultMessage: "设置限额" },
  changeNamed: { id: "memberLimits.changeNamed", defaultMessage: "设置{name}的限额" },
  isNow: { id: "memberLimits.isNow", defaultMessage: "{label} {value}" },
});
