export type { GoodsView } from "../views.ts";
export {
  UndeliverableLines,
  type UndeliverableLinesProps,
  type UndeliverableLineView,
} from "./UndeliverableLines.tsx";
