export * from "./DeleteAddressDialog.tsx";
