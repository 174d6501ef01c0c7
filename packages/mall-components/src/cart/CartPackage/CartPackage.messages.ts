import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartPackage. */
export const messages = defineMessages({
  saved: { id: "cartPackage.saved", defaultMessage: "套餐已省 ¥{amount}" },
});
