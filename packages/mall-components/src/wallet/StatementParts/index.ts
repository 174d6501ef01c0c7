export type { StatementPartView } from "../statement-view.ts";
export { StatementParts, type StatementPartsProps } from "./StatementParts.tsx";
