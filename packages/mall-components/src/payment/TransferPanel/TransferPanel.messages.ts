import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TransferPanel. */
export const words = defineMessages({
  waiting: { id: "transferPanel.waiting", defaultMessage: "等待款项到账" },
  short: {
    id: "transferPanel.short",
    defaultMessage: "已到账 ¥{received}，还差 ¥{left}，请使用同一转账附言补足",
  },
  paid: { id: "transferPanel.paid", defaultMessage: "款项已到账，付款完成" },
  over: { id: "transferPanel.over", defaultMessage: "本次转账已结束，请勿再付款" },
  overToBalance: { id: "transferPanel.overToBalance", defaultMessage: "此后到账的款项将转入您的余额。" },
  overToPayer: { id: "transferPanel.overToPayer", defaultMessage: "此后到账的款项将退回原付款账户。" },
  until: {
    id: "transferPanel.until",
    defaultMessage: "请于 {time} 前到账，已为您保留商品，逾期订单将自动取消",
  },
  untilRepaid: { id: "transferPanel.untilRepaid", defaultMessage: "请于 {time} 前到账，逾期请重新发起还款" },
  copy: { id: "transferPanel.copy", defaultMessage: "复制{name}" },
  slip: { id: "transferPanel.slip", defaultMessage: "下载付款通知单" },
  check: { id: "transferPanel.check", defaultMessage: "刷新到账状态" },
  checking: { id: "transferPanel.checking", defaultMessage: "正在刷新" },
  receipts: { id: "transferPanel.receipts", defaultMessage: "到账记录" },
  time: { id: "transferPanel.time", defaultMessage: "到账时间" },
  amount: { id: "transferPanel.amount", defaultMessage: "到账金额" },
  outcome: { id: "transferPanel.outcome", defaultMessage: "处理结果" },
});
