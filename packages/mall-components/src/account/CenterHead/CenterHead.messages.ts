import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CenterHead. */
export const words = defineMessages({
  level: { id: "centerHead.level", defaultMessage: "会员等级 {level, number}" },
  paidMember: { id: "centerHead.paidMember", defaultMessage: "付费会员" },
  administrator: { id: "centerHead.administrator", defaultMessage: "企业管理员" },
  assets: { id: "centerHead.assets", defaultMessage: "我的资产" },
});
