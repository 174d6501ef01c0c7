/** What the pages of terms load: the kind and shops of the address, or 404. Server only. */

import { getTerms } from "@tradehall/api-client/endpoints/site/get-terms";
import { toTermsShop } from "@tradehall/mall-adapters/terms";
import { idPattern } from "@tradehall/mall-rules/checks/id";
import { termsTypes } from "@tradehall/mall-rules/states/site/terms";
import { toMallError } from "../adapters/mall-error.ts";
import { isNotThere } from "./error-status.ts";
import type { Mall } from "./mall.ts";

/** Both pages of terms, which differ in how they arrange several shops. */
export type TermsRoute = "terms-page" | "terms-page-new";

const listed = (shopIds: string): string[] => [
  ...new Set(shopIds.split(",").filter((id) => idPattern.test(id))),
];

export async function loadTerms(mall: Mall, request: Request) {
  const search = new URL(request.url).searchParams;
  const type = Number(search.get("type") ?? termsTypes.privacy);
  const shopIds = search.get("shopIds") ?? "";
  const query = { type: Number.isSafeInteger(type) && type >= 0 ? type : 0, shopIds: shopIds.slice(0, 200) };
  const shops = await mall.shared(getTerms, { query }).catch((cause: unknown) => {
    const error = toMallError(cause);
    // Terms that do not exist have a page of their own; anything else is the error page's.
    if (error && isNotThere(error)) return [];
    throw cause;
  });
  const shown = shops.map(toTermsShop);
  return {
    type: query.type,
    shopIds,
    /** Shop that is chosen among several. */
    chosen: search.get("shop") ?? "",
    shops: shown.map(({ shop }) => shop),
    textRules: shown.map(({ textRules }) => textRules).join(""),
    isMissing: shops.length === 0,
    missingCount: Math.max(0, listed(shopIds).length - shops.length),
  };
}
export type TermsData = Awaited<ReturnType<typeof loadTerms>>;
