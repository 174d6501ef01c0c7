export * from "./OrderSheet.tsx";
