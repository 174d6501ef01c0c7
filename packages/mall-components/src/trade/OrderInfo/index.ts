export * from "./OrderInfo.tsx";
