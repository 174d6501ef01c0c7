import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkText, type Sentence } from "@tradehall/mall-rules/words";
import { createIntl, type IntlShape, type MessageDescriptor } from "react-intl";
import { localeOf } from "../messages/index.ts";

type Fill = Record<string, string | number | Date>;

let spoken: IntlShape = createIntl({ locale: "zh-CN" });

/** Takes the words of the story on show; the Storybook's language decorator calls it. */
export const speak = (intl: IntlShape): void => {
  spoken = intl;
};

/** What the story on show says for a message, so that its play finds it in every language. */
export const said = (message: MessageDescriptor | Sentence, fill: Fill = {}): string =>
  "zh_CN" in message
    ? message[localeOf(spoken.locale)].replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name]))
    : String(spoken.formatMessage(message, fill));

/** What it says of a refused input. */
export const saidFault = (fault: Refused): string => checkText(fault, localeOf(spoken.locale));

/** The same as a part of what is looked for: of a name with a unit behind it, of a longer sentence. */
export const saying = (message: MessageDescriptor | Sentence, fill?: Fill): RegExp =>
  new RegExp(said(message, fill).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
