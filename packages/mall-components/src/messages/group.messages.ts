import { defineMessages } from "./define-messages.ts";

/** Words of group buying. */
export const groupWords = defineMessages({
  size: { id: "group.size", defaultMessage: "{size} 人团" },
  lacking: { id: "group.lacking", defaultMessage: "还差 {count} 人" },
  held: { id: "group.held", defaultMessage: "名额已满，等待释放" },
  open: { id: "group.open", defaultMessage: "立即开团" },
  join: { id: "group.join", defaultMessage: "去参团" },
  timeLeft: { id: "group.timeLeft", defaultMessage: "剩余成团时间" },
  refundedThen: { id: "group.refundedThen", defaultMessage: "逾期未成团将自动退款" },
  alone: { id: "group.alone", defaultMessage: "单独购买" },
});
