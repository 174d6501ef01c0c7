export * from "./OrderList.tsx";
