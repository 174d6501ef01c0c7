import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RegionMap. */
export const words = defineMessages({
  label: { id: "regionMap.label", defaultMessage: "配送范围：{count} 个省级行政区可送，店铺在{own}" },
  labelNoPlace: { id: "regionMap.labelNoPlace", defaultMessage: "配送范围：{count} 个省级行政区可送" },
  own: { id: "regionMap.own", defaultMessage: "店铺所在地" },
  delivers: { id: "regionMap.delivers", defaultMessage: "可配送" },
  not: { id: "regionMap.not", defaultMessage: "不配送" },
  unknown: { id: "regionMap.unknown", defaultMessage: "编号 {id} 的地区" },
  everywhere: { id: "regionMap.everywhere", defaultMessage: "全国均可配送" },
  allBut: { id: "regionMap.allBut", defaultMessage: "除以下地区外均可配送：" },
});
