import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CenterHead. */
export const words = defineMessages({
  paidMember: { id: "centerHead.paidMember", defaultMessage: "付费会员" },
  administrator: { id: "centerHead.administrator", defaultMessage: "企业管理员" },
  assets: { id: "centerHead.assets", defaultMessage: "我的资产" },
});
