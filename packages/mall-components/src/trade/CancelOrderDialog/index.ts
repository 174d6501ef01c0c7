export * from "./CancelOrderDialog.tsx";
