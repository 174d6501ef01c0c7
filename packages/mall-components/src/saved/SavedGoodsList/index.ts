export { type BoughtTab, boughtTabs } from "./bought-tabs.ts";
export { SavedGoodsList } from "./SavedGoodsList.tsx";
export type { SavedGoods, SavedGroup, SavedResult } from "./saved-goods.ts";
export { cartValue } from "./saved-goods.ts";
export type { SavedGoodsListProps } from "./saved-goods-list-props.ts";
export { type WishlistTab, wishlistTabs } from "./wishlist-tabs.ts";
