import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PointsField. */
export const messages = defineMessages({
  title: { id: "pointsField.title", defaultMessage: "积分抵扣" },
  owned: { id: "pointsField.owned", defaultMessage: "共有 {owned, number} 积分" },
  none: { id: "pointsField.none", defaultMessage: "本单不可使用积分" },
  field: { id: "pointsField.field", defaultMessage: "使用积分" },
  rule: { id: "pointsField.rule", defaultMessage: "须为 {step} 的倍数，最多 {max, number}" },
  useAll: { id: "pointsField.useAll", defaultMessage: "全部使用" },
  worth: { id: "pointsField.worth", defaultMessage: "抵扣 ¥{amount}" },
});
