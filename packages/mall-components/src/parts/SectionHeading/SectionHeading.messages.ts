import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SectionHeading. */
export const words = defineMessages({
  moreOf: { id: "sectionHeading.moreOf", defaultMessage: "更多：{title}" },
});
