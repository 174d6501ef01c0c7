import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of SectionHeading are filled with. */
type Values = {
  more: NoMessageValues;
  moreOf: { title: string | number };
};

/** Words of SectionHeading. */
export const words = defineMessages<Values>({
  more: { id: "sectionHeading.more", defaultMessage: "更多" },
  moreOf: { id: "sectionHeading.moreOf", defaultMessage: "更多：{title}" },
});
