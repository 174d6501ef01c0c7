import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RegionCascader. */
export const messages = defineMessages({
  label: { id: "regionCascader.label", defaultMessage: "所在地区" },
  province: { id: "regionCascader.province", defaultMessage: "省份" },
  city: { id: "regionCascader.city", defaultMessage: "城市" },
  area: { id: "regionCascader.area", defaultMessage: "区县" },
  next: { id: "regionCascader.next", defaultMessage: "下一级" },
});
