export { CompareDialog, type CompareDialogProps } from "./CompareDialog.tsx";
export type { ComparedGoods } from "./compare-rows.ts";
