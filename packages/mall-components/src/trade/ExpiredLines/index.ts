export type { GoodsView } from "../views.ts";
export { ExpiredLines, type ExpiredLinesProps, type ExpiredLineView } from "./ExpiredLines.tsx";
