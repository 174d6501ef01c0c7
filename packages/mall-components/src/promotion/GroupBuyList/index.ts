export { GroupBuyList, type GroupBuyListProps } from "./GroupBuyList.tsx";
export type { GroupGoodsView } from "./GroupCard.tsx";
