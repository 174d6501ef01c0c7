export * from "./OrderStatusTag.tsx";
