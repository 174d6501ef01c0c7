import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StorePlaceField. */
export const words = defineMessages({
  label: { id: "storePlaceField.label", defaultMessage: "地图位置（选填）" },
  hint: {
    id: "storePlaceField.hint",
    defaultMessage: "点击示意图放置标记；也可选中示意图后按方向键移动，按住 Shift 微调，按 Delete 清除。",
  },
  needsRegion: {
    id: "storePlaceField.needsRegion",
    defaultMessage: "选择所在地区后，可在示意图上标记店铺位置，方便买家了解距离。",
  },
  map: { id: "storePlaceField.map", defaultMessage: "{region}示意图" },
  none: { id: "storePlaceField.none", defaultMessage: "尚未标记位置" },
  at: { id: "storePlaceField.at", defaultMessage: "北纬 {latitude}°，东经 {longitude}°" },
  from: {
    id: "storePlaceField.from",
    defaultMessage:
      "{city}中心{direction, select, n {以北} ne {东北} e {以东} se {东南} s {以南} sw {西南} w {以西} other {西北}}约 {km} 公里",
  },
  scale: { id: "storePlaceField.scale", defaultMessage: "{km} 公里" },
  clear: { id: "storePlaceField.clear", defaultMessage: "清除标记" },
});
