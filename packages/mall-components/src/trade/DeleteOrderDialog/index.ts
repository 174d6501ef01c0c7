export * from "./DeleteOrderDialog.tsx";
