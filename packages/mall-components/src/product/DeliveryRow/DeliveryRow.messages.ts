import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DeliveryRow. */
export const words = defineMessages({
  label: { id: "deliveryRow.label", defaultMessage: "配送" },
  to: { id: "deliveryRow.to", defaultMessage: "配送至" },
  choose: { id: "deliveryRow.choose", defaultMessage: "请选择收货地区" },
  change: { id: "deliveryRow.change", defaultMessage: "更改配送地区，当前为{region}" },
  loading: { id: "deliveryRow.loading", defaultMessage: "正在计算运费" },
  undeliverable: { id: "deliveryRow.undeliverable", defaultMessage: "当前地区不支持配送" },
  service: { id: "deliveryRow.service", defaultMessage: "服务" },
});
