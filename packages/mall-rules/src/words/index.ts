/**
 * The sentences that both sides say: a form before it sends and the server when it refuses. `{name}` is filled in.
 * Every other word of the screen lives beside its component.
 */
import type { MessageEvent } from "../states/account/message.ts";
import { checkWords } from "./checks.ts";
import { fill, type Locale } from "./locale.ts";
import { messageWords } from "./messages.ts";
import { refusalWords } from "./refusals.ts";
import { shownRefusalWords } from "./shown-refusals.ts";

export { arrivalText, leadText } from "./arrival.ts";
export { type BrandName, type BrandWords, brandNames, brandOf } from "./branding.ts";
export {
  comparedWords,
  couponText,
  type DetailWords,
  detailWords,
  listWords,
  prodTagWords,
  returnText,
  shopFreightWords,
  shopListWords,
  unavailableText,
  wishlistWords,
} from "./catalogue.ts";
export { checkText, checkTexts } from "./check-texts.ts";
export { enterpriseWords } from "./enterprise.ts";
export { fill, type Locale, languageNames, locales, type Sentence } from "./locale.ts";
export { letterText } from "./mails.ts";
export {
  brokenPageWords,
  busyPageWords,
  networkErrorFormWords,
  networkErrorWords,
  type PageName,
  pageNames,
} from "./pages.ts";
export { pictureGoneWords } from "./picture-gone.ts";
export { closedAccountName, isSessionEnd, type SessionEnd, sessionEndWords } from "./session.ts";
export { checkWords, messageWords, refusalWords };
export type RefusalName = keyof typeof refusalWords;
export type ShownRefusalName = keyof typeof shownRefusalWords;

/** The sentence for a refusal of the server. */
export const refusalText = (
  name: RefusalName,
  locale: Locale,
  values?: Record<string, string | number>,
): string => fill(refusalWords[name][locale], values);

/** The sentence of a refusal that a screen says itself; for what runs in browsers, which carry no others. */
export const shownRefusalText = (
  name: ShownRefusalName,
  locale: Locale,
  values?: Record<string, string | number>,
): string => fill(shownRefusalWords[name][locale], values);

/** Title and text of a message about an event. */
export const messageText = (
  event: MessageEvent,
  locale: Locale,
  values: Record<string, string>,
): { title: string; content: string } => {
  const { title, content } = messageWords[event];
  return { title: fill(title[locale], values), content: fill(content[locale], values) };
};
