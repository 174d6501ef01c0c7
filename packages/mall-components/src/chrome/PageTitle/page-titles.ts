import { chromeWords } from "../../messages/chrome.messages.ts";

/** A document title: what the page shows, then the shop's fixed title (Spec §1). */
export const documentTitle = (title: string | undefined, siteName: string): string =>
  title ? `${title} - ${siteName}` : siteName;

/** Title of the not-found page, as a message (Spec §8). */
export const notFoundTitle = chromeWords.notFound;
