export type { ExchangeGoodsView } from "./ExchangeCard.tsx";
export { ExchangeList, type ExchangeListProps } from "./ExchangeList.tsx";
