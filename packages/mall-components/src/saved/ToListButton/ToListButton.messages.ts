import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ToListButton. */
export const words = defineMessages({
  toList: { id: "toListButton.toList", defaultMessage: "加入清单" },
  whole: { id: "toListButton.whole", defaultMessage: "整单加入清单" },
});
