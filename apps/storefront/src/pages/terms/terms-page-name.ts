import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { type Locale, type PageName, pageNames } from "@tradehall/mall-rules/words";
import { titleOf } from "../../browser/document/page-title.ts";

/** What a kind of terms is called. */
export const termsPageName = (type: number) =>
  (type === termsTypes.sales ? "salesTerms" : "privacyPolicy") satisfies PageName;

/** The `meta` of both pages of terms. */
export const termsTitle = titleOf(
  ({ loaderData }: { loaderData?: { type: number; locale: Locale } | undefined }) =>
    loaderData && pageNames[termsPageName(loaderData.type)][loaderData.locale],
);
