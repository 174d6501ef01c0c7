import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PoNumberField. */
export const messages = defineMessages({
  hint: { id: "poNumberField.hint", defaultMessage: "选填，企业内部采购单号" },
});
