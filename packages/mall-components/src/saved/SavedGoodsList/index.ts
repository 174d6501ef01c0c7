export { SavedGoodsList, type SavedGoodsListProps } from "./SavedGoodsList.tsx";
export type { SavedGoods, SavedGroup, SavedResult } from "./saved-goods.ts";
export { cartValue } from "./saved-goods.ts";
