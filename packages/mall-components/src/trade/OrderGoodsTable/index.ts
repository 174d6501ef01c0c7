export * from "./OrderGoodsTable.tsx";
