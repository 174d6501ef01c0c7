import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MemberList. */
export const words = defineMessages({
  title: { id: "memberList.title", defaultMessage: "企业成员" },
  self: { id: "memberList.self", defaultMessage: "我" },
  removeNamed: { id: "memberList.removeNamed", defaultMessage: "将{name}移出企业" },
  transferNamed: { id: "memberList.transferNamed", defaultMessage: "转让管理员给{name}" },
});
