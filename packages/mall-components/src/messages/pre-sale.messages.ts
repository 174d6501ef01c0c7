import { defineMessages } from "./define-messages.ts";

/** Words of pre-sales with a deposit. */
export const preSaleWords = defineMessages({
  name: { id: "preSale.name", defaultMessage: "定金预售" },
  deposit: { id: "preSale.deposit", defaultMessage: "定金" },
  balance: { id: "preSale.balance", defaultMessage: "尾款" },
  payDeposit: { id: "preSale.payDeposit", defaultMessage: "付定金 ¥{amount}" },
  payBalance: { id: "preSale.payBalance", defaultMessage: "支付尾款" },
  depositPayable: { id: "preSale.depositPayable", defaultMessage: "应付定金" },
  balancePayable: { id: "preSale.balancePayable", defaultMessage: "应付尾款" },
  balanceStarts: { id: "preSale.balanceStarts", defaultMessage: "距尾款开始" },
  balanceBegan: { id: "preSale.balanceBegan", defaultMessage: "尾款已可支付" },
  balanceLeft: { id: "preSale.balanceLeft", defaultMessage: "剩余尾款支付时间" },
  lostThen: { id: "preSale.lostThen", defaultMessage: "逾期订单将关闭，定金不退" },
});
