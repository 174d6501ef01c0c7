import { defineMessages } from "../../messages/define-messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";

/** What each phase is called. */
export const phaseMessages = defineMessages({
  coming: { id: "preSaleBar.coming", defaultMessage: "定金即将开始" },
  deposit: { id: "preSaleBar.deposit", defaultMessage: "正在付定金" },
  between: { id: "preSaleBar.between", defaultMessage: "定金支付已结束" },
  balance: { id: "preSaleBar.balance", defaultMessage: "正在付尾款" },
  over: { id: "preSaleBar.over", defaultMessage: "预售已结束" },
});

/** What the clock of a phase runs to. */
export const clockMessages = {
  ...defineMessages({
    coming: { id: "preSaleBar.depositStarts", defaultMessage: "距定金开始" },
    deposit: { id: "preSaleBar.depositEnds", defaultMessage: "距定金截止" },
    balance: { id: "preSaleBar.balanceEnds", defaultMessage: "距尾款截止" },
  }),
  between: preSaleWords.balanceStarts,
};
