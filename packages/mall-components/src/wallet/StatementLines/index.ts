export type { StatementLineView } from "../statement-view.ts";
export { StatementLines, type StatementLinesProps } from "./StatementLines.tsx";
