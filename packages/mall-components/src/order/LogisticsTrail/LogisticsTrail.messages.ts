import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LogisticsTrail. */
export const messages = defineMessages({
  title: { id: "logisticsTrail.title", defaultMessage: "物流信息" },
  error: { id: "logisticsTrail.error", defaultMessage: "物流信息加载失败" },
  parcel: { id: "logisticsTrail.parcel", defaultMessage: "包裹 {number}" },
  copy: { id: "logisticsTrail.copy", defaultMessage: "复制物流单号 {waybill}" },
  inside: { id: "logisticsTrail.inside", defaultMessage: "包裹内商品" },
  courierPage: { id: "logisticsTrail.courierPage", defaultMessage: "物流公司官网" },
  traces: { id: "logisticsTrail.traces", defaultMessage: "{waybill} 的物流轨迹" },
});
