import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuickAdd. */
export const words = defineMessages({
  choose: { id: "quickAdd.choose", defaultMessage: "选规格" },
  chooseOf: { id: "quickAdd.chooseOf", defaultMessage: "选规格：{name}" },
  decreaseOf: { id: "quickAdd.decreaseOf", defaultMessage: "减少“{name}”的数量" },
  increaseOf: { id: "quickAdd.increaseOf", defaultMessage: "增加“{name}”的数量" },
});
