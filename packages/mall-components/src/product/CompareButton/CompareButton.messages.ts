import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CompareButton. */
export const words = defineMessages({
  compareNamed: { id: "compareButton.compareNamed", defaultMessage: "对比：{name}" },
});
