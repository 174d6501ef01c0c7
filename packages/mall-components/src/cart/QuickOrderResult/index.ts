export { QuickOrderResult } from "./QuickOrderResult.tsx";
export type { QuickOrderResultProps } from "./quick-order-result-props.ts";
export type { QuickAddedLine, QuickOption, QuickResult, QuickRow } from "./quick-rows.ts";
