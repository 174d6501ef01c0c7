import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Ledger. */
export const words = defineMessages({
  empty: { id: "ledger.empty", defaultMessage: "暂无明细" },
  failed: { id: "ledger.failed", defaultMessage: "明细加载失败" },
  in: { id: "ledger.in", defaultMessage: "收入" },
  out: { id: "ledger.out", defaultMessage: "支出" },
  points: { id: "ledger.points", defaultMessage: "{points, number} 积分" },
  growth: { id: "ledger.growth", defaultMessage: "{growth, number} 成长值" },
  balance: { id: "ledger.balance", defaultMessage: "余 {balance}" },
});
