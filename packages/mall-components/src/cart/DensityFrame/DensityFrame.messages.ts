import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DensityFrame. */
export const messages = defineMessages({
  label: { id: "densityFrame.label", defaultMessage: "行高" },
  standard: { id: "densityFrame.standard", defaultMessage: "标准" },
  compact: { id: "densityFrame.compact", defaultMessage: "紧凑" },
});
