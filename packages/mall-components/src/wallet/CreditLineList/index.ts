export { CreditLineList, type CreditLineListProps, type CreditLineView } from "./CreditLineList.tsx";
