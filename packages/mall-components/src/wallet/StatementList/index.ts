export type { StatementMonthView } from "../statement-view.ts";
export { StatementList, type StatementListProps } from "./StatementList.tsx";
