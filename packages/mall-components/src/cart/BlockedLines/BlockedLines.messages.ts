import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BlockedLines. */
export const messages = defineMessages({
  region: { id: "blockedLines.region", defaultMessage: "以下 {count, number} 种商品无法送达所选地址" },
  goods: {
    id: "blockedLines.goods",
    defaultMessage: "以下 {count, number} 种商品暂时无法下单，其余商品可继续提交",
  },
  nothingElse: { id: "blockedLines.nothingElse", defaultMessage: "以下 {count, number} 种商品暂时无法下单" },
  orderable: { id: "blockedLines.orderable", defaultMessage: "现可买 {count, number} 件" },
  leaveOut: { id: "blockedLines.leaveOut", defaultMessage: "移出本次结算" },
  takeOf: { id: "blockedLines.takeOf", defaultMessage: "“{title}”改为 {count, number} 件" },
  leaveOutOf: { id: "blockedLines.leaveOutOf", defaultMessage: "将“{title}”移出本次结算" },
});
