export { StoreSheet, type StoreSheetProps, type StoreSheetView } from "./StoreSheet.tsx";
