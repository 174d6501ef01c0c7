export { GroupBuyHead, type GroupBuyHeadProps } from "./GroupBuyHead.tsx";
