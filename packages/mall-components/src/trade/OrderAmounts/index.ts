export * from "./OrderAmounts.tsx";
