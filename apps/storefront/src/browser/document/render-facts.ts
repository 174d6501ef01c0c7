/** What only the server's render knows of a request; the browser reads back from the document what it needs. */
import { type BrandName, brandOf, type Locale } from "@tradehall/mall-rules/words";
import { createContext, useContext } from "react";
import type { Messages } from "../../isomorphic/Words.tsx";
import { wordsOfDocument } from "./load-words.ts";

interface Facts {
  /** Lets this document's own scripts and styles in, also those that the browser redraws when a page breaks. */
  nonce: string | undefined;
  /** The brand, for a page whose shell did not load. */
  brand: BrandName;
  /** The language that the document was drawn in, which it keeps, and its words; none for what the components carry. */
  locale: Locale;
  messages: Messages;
  /** Where the browser finds those words; in the browser they are here already. */
  wordsAddress: string | undefined;
  /** To tell the service when a page broke; is in `<html data-request>`. */
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
    brand: brandOf(mallBrand),
    locale: document.documentElement.lang === "en" ? "en" : "zh_CN",
    messages: wordsOfDocument(),
    wordsAddress: undefined,
    requestId: request,
    firstKey: window.history.state?.key ?? "default",
  };
  return readBack;
}

export const useRenderFacts = (): Facts => useContext(Context) ?? ofDocument();
