import { wishlistWords } from "../../messages/wishlist.messages.ts";

/** What can be kept. */
export const wishlistTabs = {
  label: wishlistWords.label,
  tabs: { products: wishlistWords.products, shops: wishlistWords.shops, lists: wishlistWords.lists },
} as const;
export type WishlistTab = keyof typeof wishlistTabs.tabs;
