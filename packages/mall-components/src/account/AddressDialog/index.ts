export * from "./AddressDialog.tsx";
