/** The words of the page's language. Formatters are cached in the module: a host renders thousands of pages. */
import { type ReactNode, useMemo } from "react";
import { createIntl, createIntlCache, type MessageFormatElement, RawIntlProvider } from "react-intl";

const formatters = createIntlCache();

/** id → the parsed text. */
export type Messages = Record<string, MessageFormatElement[]>;

interface WordsProps {
  /** The language tag of the page. */
  locale: string;
  messages: Messages;
  children: ReactNode;
}

export function Words({ locale, messages, children }: WordsProps) {
  const intl = useMemo(
    () => createIntl({ locale, messages, defaultLocale: "zh-CN" }, formatters),
    [locale, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
