export { OrderSheet, type OrderSheetProps } from "./OrderSheet.tsx";
export { sheetCode } from "./sheet-code.ts";
