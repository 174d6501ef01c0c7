export * from "./CheckoutAddresses.tsx";
