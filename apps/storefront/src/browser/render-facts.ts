/** What only the server's render knows of a request; the browser reads back from the document what it needs. */
import { type BrandName, brandOf, type Locale } from "@tradehall/mall-rules/words";
import { createContext, useContext } from "react";
import type { IntlConfig } from "react-intl";

/** Words of a language; none for the one that the components carry themselves. */
type Messages = NonNullable<IntlConfig["messages"]>;

/** Where a page without its shell carries its words. */
export const wordsId = "mall-words";

interface Facts {
  /** Lets this document's own scripts and styles in, also those that the browser draws anew when a page breaks. */
  nonce: string | undefined;
  /** Stylesheets to inline, by their address. */
  stylesheets: ReadonlyMap<string, string>;
  /** The brand, the language and its words, for a page whose shell did not load. */
  brand: BrandName;
  locale: Locale;
  messages: Messages;
  /** To tell the service when a page broke; stands in `<html data-request>`. */
  requestId: string | undefined;
  /** The location's key when the document came; the request id belongs to no later one. */
  firstKey: string;
}

const Context = createContext<Facts | undefined>(undefined);
export const RenderFacts = Context.Provider;

let readBack: Facts | undefined;
function ofDocument(): Facts {
  const { mallBrand, request } = document.documentElement.dataset;
  readBack ??= {
    nonce: document.querySelector<HTMLElement>("[nonce]")?.nonce,
    stylesheets: new Map(),
    brand: brandOf(mallBrand),
    locale: document.documentElement.lang === "en" ? "en" : "zh_CN",
    messages: JSON.parse(document.getElementById(wordsId)?.textContent ?? "{}"),
    requestId: request,
    firstKey: window.history.state?.key ?? "default",
  };
  return readBack;
}

export const useRenderFacts = (): Facts => useContext(Context) ?? ofDocument();
