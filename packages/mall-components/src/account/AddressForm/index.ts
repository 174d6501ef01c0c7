export * from "./AddressForm.tsx";
