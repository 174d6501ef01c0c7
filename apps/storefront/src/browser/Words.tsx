/** The words of the page's language. What formats them is made once and not again for each page a host renders. */
import { type ReactNode, useMemo } from "react";
import { createIntl, createIntlCache, type IntlConfig, RawIntlProvider } from "react-intl";

const formatters = createIntlCache();

interface WordsProps extends Pick<IntlConfig, "locale" | "messages"> {
  children: ReactNode;
}

export function Words({ locale, messages, children }: WordsProps) {
  const intl = useMemo(
    () => createIntl({ locale, messages, defaultLocale: "zh-CN" }, formatters),
    [locale, messages],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
