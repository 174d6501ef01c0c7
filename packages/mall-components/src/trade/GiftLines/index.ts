export type { OrderLineView } from "../views.ts";
export { GiftLines, type GiftLinesProps } from "./GiftLines.tsx";
