import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkText, type Sentence } from "@tradehall/mall-rules/words";
import { createIntl, type IntlShape, type MessageDescriptor } from "react-intl";
import { localeOf } from "../messages/index.ts";

type Fill = Record<string, string | number | Date>;

let storyIntl: IntlShape = createIntl({ locale: "zh-CN" });

/** Takes the words of the story on show; the Storybook's language decorator calls it. */
export const setStoryIntl = (intl: IntlShape): void => {
  storyIntl = intl;
};

/** What the story on show says for a message, so that its play finds it in every language. */
export const messageText = (message: MessageDescriptor | Sentence, fill: Fill = {}): string =>
  "zh_CN" in message
    ? message[localeOf(storyIntl.locale)].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name]))
    : String(storyIntl.formatMessage(message, fill));

/** What it says of a refused input. */
export const faultText = (fault: Refused): string => checkText(fault, localeOf(storyIntl.locale));

/** The same as a part of what is looked for: of a name with a unit behind it, of a longer sentence. */
export const messagePattern = (message: MessageDescriptor | Sentence, fill?: Fill): RegExp =>
  new RegExp(messageText(message, fill).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
