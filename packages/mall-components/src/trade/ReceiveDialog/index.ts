export * from "./ReceiveDialog.tsx";
