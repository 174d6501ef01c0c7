import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** React Aria's own words in the language of the page, not of the browser. Overlays open in a browser only. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || "zh-CN"}>{children}</I18nProvider>;
}
