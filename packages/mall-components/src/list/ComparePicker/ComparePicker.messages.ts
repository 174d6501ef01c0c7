import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ComparePicker. */
export const words = defineMessages({
  count: { id: "comparePicker.count", defaultMessage: "已选 {count, number} 件，最多 {most, number} 件" },
});
