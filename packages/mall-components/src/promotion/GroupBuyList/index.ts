export { GroupBuyList, type GroupBuyListProps } from "./GroupBuyList.tsx";
export type { GroupGoodsView } from "./GroupCard.tsx";
export { type GroupBuyTab, groupBuyTabs } from "./group-buy-tabs.ts";
