export * from "./OrderAddress.tsx";
