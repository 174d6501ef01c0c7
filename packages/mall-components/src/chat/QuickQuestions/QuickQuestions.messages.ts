import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuickQuestions. */
export const words = defineMessages({
  label: { id: "quickQuestions.label", defaultMessage: "常见问题" },
});
