export * from "./AddressCard.tsx";
