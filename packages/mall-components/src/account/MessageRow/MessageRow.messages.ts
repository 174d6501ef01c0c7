import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of MessageRow. */
export const words = {
  ...defineMessages({
    order: { id: "messageRow.order", defaultMessage: "订单消息" },
    offer: { id: "messageRow.offer", defaultMessage: "优惠消息" },
    account: { id: "messageRow.account", defaultMessage: "账号消息" },
    view: { id: "messageRow.view", defaultMessage: "查看详情" },
    viewNamed: { id: "messageRow.viewNamed", defaultMessage: "查看详情：{title}" },
    read: { id: "messageRow.read", defaultMessage: "标为已读" },
    readNamed: { id: "messageRow.readNamed", defaultMessage: "将“{title}”标为已读" },
  }),
  deleteNamed: actWords.deleteNamed,
};
