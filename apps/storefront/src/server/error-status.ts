/** What a failed call means to the page that made it. Server only. */
import { type Locale, pageNames, refusalText } from "@tradehall/mall-rules/words";
import type { MallError } from "../adapters/mall-error.ts";

/** What an address names is not there: the server refuses it, or it can be no name at all (A00014), as in `?page=1e9`. */
export const isNotThere = ({ reaction, code }: MallError): boolean =>
  reaction === "toastMessage" || code === "A00014";

/** HTTP status of a failure that is no one's fault who asked; undefined for a refusal, which is an answer. */
export function statusOfError({ reaction, code }: MallError): 429 | 500 | 503 | undefined {
  if (reaction === "tryLater") return code === "A00015" ? 429 : 503;
  if (reaction === "network") return 503;
  return reaction === "serverError" ? 500 : undefined;
}

/** HTTP status of a page whose loader's call failed. */
export function statusOfPage(error: MallError): number {
  // What the page then says is an answer, no failure (Spec §8 A00008).
  if (error.reaction === "dealerChanged") return 200;
  return statusOfError(error) ?? (isNotThere(error) ? 404 : 500);
}

/** The words of a failure that brought none of its own. */
export function wordsOfError({ reaction, code }: MallError, locale: Locale): string {
  if (reaction !== "tryLater") return pageNames.trouble[locale];
  return refusalText(code === "A00015" ? "tooManyRequests" : "busy", locale);
}
