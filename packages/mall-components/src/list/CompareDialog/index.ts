export { CompareDialog } from "./CompareDialog.tsx";
export type { CompareDialogProps } from "./compare-dialog-props.ts";
export type { ComparedGoods } from "./compare-rows.ts";
