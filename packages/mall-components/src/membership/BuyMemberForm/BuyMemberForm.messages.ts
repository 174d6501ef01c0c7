import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BuyMemberForm. */
export const words = defineMessages({
  term: { id: "buyMemberForm.term", defaultMessage: "会员时长" },
  months: { id: "buyMemberForm.months", defaultMessage: "{months, number} 个月" },
  carriedDays: { id: "buyMemberForm.carriedDays", defaultMessage: "含折算 {days, number} 天" },
  carried: {
    id: "buyMemberForm.carried",
    defaultMessage: "升级后新等级立即生效，原等级剩余时间按已付金额折算为新等级天数，一并计入有效期。",
  },
  method: { id: "buyMemberForm.method", defaultMessage: "付款方式" },
  submit: { id: "buyMemberForm.submit", defaultMessage: "确认支付" },
});

/** What buying is. */
export const titleWords = defineMessages({
  first: { id: "buyMemberForm.first", defaultMessage: "开通{level}" },
  renewal: { id: "buyMemberForm.renewal", defaultMessage: "续费{level}" },
  upgrade: { id: "buyMemberForm.upgrade", defaultMessage: "升级为{level}" },
});
