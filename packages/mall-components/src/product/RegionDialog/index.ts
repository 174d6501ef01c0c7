export { RegionDialog } from "./RegionDialog.tsx";
export type { RegionDialogProps } from "./region-dialog-props.ts";
