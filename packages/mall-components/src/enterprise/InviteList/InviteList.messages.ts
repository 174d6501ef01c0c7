import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InviteList. */
export const words = defineMessages({
  title: { id: "inviteList.title", defaultMessage: "待处理的邀请" },
  by: { id: "inviteList.by", defaultMessage: "{name} 邀请您加入" },
  acceptNamed: { id: "inviteList.acceptNamed", defaultMessage: "接受{name}的邀请" },
  declineNamed: { id: "inviteList.declineNamed", defaultMessage: "拒绝{name}的邀请" },
  over: { id: "inviteList.over", defaultMessage: "邀请已失效" },
});
