export * from "./OrderCard.tsx";
