export { StatementSheet, type StatementSheetProps } from "./StatementSheet.tsx";
