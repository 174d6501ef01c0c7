/** What surrounds every page: who is signed in, for whom they act, their shop and the numbers in the chrome. */

import { getShell } from "@tradehall/api-client/endpoints/account/center/get-shell";
import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { getHotSearches } from "@tradehall/api-client/endpoints/search/get-hot-searches";
import { getBranding } from "@tradehall/api-client/endpoints/site/get-branding";
import { withPictureAddresses } from "../adapters/branding-pictures.ts";
import { listHref } from "../adapters/list-address.ts";
import type { Mall } from "./mall.ts";

/** What every visitor sees alike, kept for a few seconds in the host. */
async function publicShell(mall: Mall, pictureBase: string) {
  const [branding, categories, hotWords] = await Promise.all([
    mall.shared(getBranding),
    mall.shared(getCategoryInfo, { query: { parentId: 0 } }),
    mall.shared(getHotSearches),
  ]);
  return {
    branding: withPictureAddresses(branding, pictureBase),
    // What lies below the first level is fetched when the buyer points at it.
    categories: categories.categoryInfo.map(({ categoryId, categoryName, pic }) => ({
      categoryId,
      categoryName,
      pic,
    })),
    hotWords: hotWords.map(({ title, content }) => ({ label: title, href: listHref({ pn: content }) })),
  };
}

async function personalShell(mall: Mall) {
  const { shop, cartCount, unreadCount, chatUnreadCount, ...user } = await mall(getShell);
  return { user, shop, cartCount, unreadCount, chatUnreadCount };
}

interface ShellOf {
  isSignedIn: boolean;
  /** Where pictures with a relative path are; "" for the own origin. */
  pictureBase: string;
}

/** The shell of one request; `person` is null without a session. */
export async function loadShell(mall: Mall, { isSignedIn, pictureBase }: ShellOf) {
  const [everyone, person] = await Promise.all([
    publicShell(mall, pictureBase),
    isSignedIn ? personalShell(mall) : null,
  ]);
  return { ...everyone, person };
}
