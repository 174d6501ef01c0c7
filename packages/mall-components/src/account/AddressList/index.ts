export * from "./AddressList.tsx";
