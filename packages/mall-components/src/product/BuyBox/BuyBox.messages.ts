import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BuyBox. */
export const words = defineMessages({
  decrease: { id: "buyBox.decrease", defaultMessage: "减少数量" },
  increase: { id: "buyBox.increase", defaultMessage: "增加数量" },
  atMin: { id: "buyBox.atMin", defaultMessage: "最少购买 {min}{unit}" },
  atMax: { id: "buyBox.atMax", defaultMessage: "库存不足，最多可买 {max}{unit}" },
  atMaxRedeemed: { id: "buyBox.atMaxRedeemed", defaultMessage: "最多可兑换 {max}{unit}" },
  inSteps: { id: "buyBox.inSteps", defaultMessage: "须为 {step}{unit}的倍数" },
  startsFrom: { id: "buyBox.startsFrom", defaultMessage: "{min}{unit}起订" },
  steps: { id: "buyBox.steps", defaultMessage: "每次加 {step}{unit}" },
  buy: { id: "buyBox.buy", defaultMessage: "立即购买" },
  preSale: { id: "buyBox.preSale", defaultMessage: "立即预订" },
  deposit: { id: "buyBox.deposit", defaultMessage: "支付定金" },
  notify: { id: "buyBox.notify", defaultMessage: "到货通知" },
  belowMin: { id: "buyBox.belowMin", defaultMessage: "库存不足起订量" },
  forPoints: { id: "buyBox.forPoints", defaultMessage: "积分商品，仅支持积分兑换" },
  forget: { id: "buyBox.forget", defaultMessage: "取消到货通知" },
  region: { id: "buyBox.region", defaultMessage: "更换地区" },
  pending: { id: "buyBox.pending", defaultMessage: "正在处理" },
  choose: { id: "buyBox.choose", defaultMessage: "请选择完整的商品规格" },
});
