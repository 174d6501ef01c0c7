/** Where purchase lists are: a tab of the wishlist. */
import { hrefTo } from "../href-to.ts";

export const purchaseListsHref = hrefTo("uc-collection", { tab: "lists" });

export const purchaseListHref = (listId: number | string): string =>
  hrefTo("uc-collection", { tab: "lists", list: listId });

/** Where codes are pasted for a list. */
export const pasteHref = (listId: string): string => hrefTo("uc-history", { tab: "quick", list: listId });
