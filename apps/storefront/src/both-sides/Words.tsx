/** The words of the page's language. What formats them is made once and not again for each page a host renders. */
import type { ReactNode } from "react";
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from "react-intl";
import { joinedText } from "./joined-text.ts";
import { withWholeNumbers } from "./whole-numbers.ts";

const formatters = createIntlCache();

/** id → a text without values as it is, any other parsed. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** Says plain texts, and plain values in them, as they stand: to format one takes longer than to draw it (compiled-messages.ts). */
function plainFirst(intl: IntlShape, messages: Messages): IntlShape {
  const formatMessage = (...args: Parameters<IntlShape["formatMessage"]>) => {
    const [{ id, defaultMessage }, values] = args;
    const text = messages[id as string] ?? defaultMessage;
    if (typeof text === "string") return text;
    return (text && joinedText(text, values)) ?? intl.formatMessage(...args);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape["formatMessage"] };
}

interface WordsProps {
  /** The language tag of the page. */
  locale: string;
  messages: Messages;
  children: ReactNode;
}

const made = new Map<string, { messages: Messages; intl: IntlShape }>();

/** The same for every page with the same words: a host draws thousands. */
function intlOf(locale: string, messages: Messages): IntlShape {
  const found = made.get(locale);
  if (found?.messages === messages) return found.intl;
  const config = {
    locale,
    messages: messages as Record<string, MessageFormatElement[]>,
    defaultLocale: "zh-CN",
  };
  const intl = plainFirst(withWholeNumbers(createIntl(config, formatters)), messages);
  made.set(locale, { messages, intl });
  return intl;
}

export function Words({ locale, messages, children }: WordsProps) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>;
}
