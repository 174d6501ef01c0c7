export type { GoodsView } from "../views.ts";
export { BlockedLines, type BlockedLinesProps, type BlockedLineView } from "./BlockedLines.tsx";
