export { QuickOrderResult, type QuickOrderResultProps } from "./QuickOrderResult.tsx";
export type { QuickAddedLine, QuickOption, QuickResult, QuickRow } from "./quick-rows.ts";
