export {
  type WishlistTab,
  WishlistTabs,
  type WishlistTabsProps,
  wishlistTabs,
} from "./WishlistTabs.tsx";
