import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SectionHeading. */
export const words = defineMessages({
  more: { id: "sectionHeading.more", defaultMessage: "更多" },
  moreOf: { id: "sectionHeading.moreOf", defaultMessage: "更多：{title}" },
});
