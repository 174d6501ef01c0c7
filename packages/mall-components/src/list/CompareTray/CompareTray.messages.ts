import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CompareTray. */
export const words = defineMessages({
  label: { id: "compareTray.label", defaultMessage: "对比栏" },
  count: { id: "compareTray.count", defaultMessage: "{count, number}/{most, number}" },
  full: { id: "compareTray.full", defaultMessage: "最多同时对比 {most, number} 件商品，请先移除一件" },
  tooFew: { id: "compareTray.tooFew", defaultMessage: "再选 1 件即可对比" },
  clear: { id: "compareTray.clear", defaultMessage: "清空" },
  remove: { id: "compareTray.remove", defaultMessage: "移出对比：{name}" },
  room: { id: "compareTray.room", defaultMessage: "还可添加" },
});
