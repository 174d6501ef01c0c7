import { cookieText } from "../../isomorphic/cookies.ts";

/** Writes a cookie that the host reads with the next page; an empty value ends it. */
export function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = cookieText(name, value, { isSecure: window.location.protocol === "https:" });
}
