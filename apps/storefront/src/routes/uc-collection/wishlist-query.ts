import { collectionStates } from "@tradehall/api-client/models/saved-product";
import { wishlistTabs } from "@tradehall/mall-components/saved/SavedGoodsList";
import { textLimits } from "@tradehall/mall-rules/limits";
import { keysOf } from "@tradehall/mall-rules/records";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the favourites says. */
export const wishlistQuery = listQuery({
  path: hrefTo("uc-collection"),
  choices: { tab: keysOf(wishlistTabs.tabs), state: ["all", ...collectionStates] },
  texts: { keyword: textLimits.keyword, category: 10, list: 15 },
});
export type WishlistQuery = ListValues<typeof wishlistQuery>;
