import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundTrail. */
export const words = defineMessages({
  title: { id: "refundTrail.title", defaultMessage: "协商记录" },
  asked: { id: "refundTrail.asked", defaultMessage: "退款金额：¥{amount}" },
  until: { id: "refundTrail.until", defaultMessage: "处理期限：{time}" },
  picture: { id: "refundTrail.picture", defaultMessage: "查看第 {index} 张凭证" },
});

/** What each side did. */
export const eventWords = defineMessages({
  apply: { id: "refundTrail.event.apply", defaultMessage: "{who}提交了退款申请" },
  edit: { id: "refundTrail.event.edit", defaultMessage: "{who}修改申请后重新提交" },
  accept: { id: "refundTrail.event.accept", defaultMessage: "{who}同意了申请" },
  refuse: { id: "refundTrail.event.refuse", defaultMessage: "{who}拒绝了申请" },
  withdraw: { id: "refundTrail.event.withdraw", defaultMessage: "{who}撤销了申请" },
  ship: { id: "refundTrail.event.ship", defaultMessage: "{who}填写了退货物流" },
  receive: { id: "refundTrail.event.receive", defaultMessage: "{who}确认收到退货" },
  payBack: { id: "refundTrail.event.payBack", defaultMessage: "{who}已完成退款" },
  timeOut: { id: "refundTrail.event.timeOut", defaultMessage: "处理期限已到，{who}自动处理" },
});

/** Who did it. */
export const partyWords = defineMessages({
  buyer: { id: "refundTrail.party.buyer", defaultMessage: "您" },
  seller: { id: "refundTrail.party.seller", defaultMessage: "商家" },
  platform: { id: "refundTrail.party.platform", defaultMessage: "平台" },
  clock: { id: "refundTrail.party.clock", defaultMessage: "系统" },
});
