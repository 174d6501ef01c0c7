export * from "./CashierHead.tsx";
