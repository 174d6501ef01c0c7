import { defineMessages } from "./define-messages.ts";

/** Words of flash sales: times, states and what can be done. */
export const flashSaleWords = defineMessages({
  running: { id: "flashSale.running", defaultMessage: "距结束" },
  coming: { id: "flashSale.coming", defaultMessage: "距开始" },
  inProgress: { id: "flashSale.inProgress", defaultMessage: "已开抢" },
  notStarted: { id: "flashSale.notStarted", defaultMessage: "即将开始" },
  soldOutForNow: { id: "flashSale.soldOutForNow", defaultMessage: "等待释放" },
  grab: { id: "flashSale.grab", defaultMessage: "立即抢购" },
  perUser: { id: "flashSale.perUser", defaultMessage: "每人限购 {max}{unit}" },
});
