import { defineMessages } from "../../messages/define-messages.ts";

/** Words of GroupBuyHead. */
export const words = defineMessages({
  line: { id: "groupBuyHead.line", defaultMessage: "一起买，更低价" },
  open: { id: "groupBuyHead.open", defaultMessage: "选好商品，付款开团" },
  invite: { id: "groupBuyHead.invite", defaultMessage: "分享链接，邀人参团" },
  end: { id: "groupBuyHead.end", defaultMessage: "24 小时内人满发货，未满退款" },
});
