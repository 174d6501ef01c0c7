import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PreSalePlan. */
export const messages = defineMessages({
  label: { id: "preSalePlan.label", defaultMessage: "预售流程" },
  done: { id: "preSalePlan.done", defaultMessage: "已支付" },
  balance: { id: "preSalePlan.balance", defaultMessage: "付尾款 ¥{amount}" },
  ships: { id: "preSalePlan.ships", defaultMessage: "商家发货" },
  between: { id: "preSalePlan.between", defaultMessage: "{from} 至 {to}" },
  until: { id: "preSalePlan.until", defaultMessage: "{to} 前支付" },
  paidAt: { id: "preSalePlan.paidAt", defaultMessage: "{time} 支付" },
  shipBy: { id: "preSalePlan.shipBy", defaultMessage: "{day} 前发货" },
  rule: {
    id: "preSalePlan.rule",
    defaultMessage: "定金支付后不退，尾款逾期未付的订单将关闭；因商家原因不能发货的，定金原路退回。",
  },
  noCart: { id: "preSalePlan.noCart", defaultMessage: "运费随尾款支付；不能加入购物车，请直接付定金。" },
});
