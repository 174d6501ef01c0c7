import { termsTypes } from "@tradehall/mall-rules/states/terms";
import type { PageName } from "@tradehall/mall-rules/words";

/** What a kind of terms is called. */
export const termsPageName = (type: number) =>
  (type === termsTypes.sales ? "salesTerms" : "privacyPolicy") satisfies PageName;
