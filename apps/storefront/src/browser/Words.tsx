/** The words of the page's language. What formats them is made once and not again for each page a host renders. */
import { type ReactNode, useMemo } from "react";
import { createIntl, createIntlCache, type IntlConfig, RawIntlProvider } from "react-intl";
import { wordsId } from "./render-facts.ts";

const formatters = createIntlCache();

/** A page whose shell did not load brings its words itself, so that the browser says what the server said. */
export function CarriedWords({ messages }: Pick<IntlConfig, "messages">) {
  return (
    <script
      id={wordsId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words as data; no tag can end it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(messages).replaceAll("<", "\\u003c") }}
    />
  );
}

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
