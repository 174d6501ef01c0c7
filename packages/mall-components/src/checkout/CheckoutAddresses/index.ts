export type { AddressView } from "../../account/address-view.ts";
export { CheckoutAddresses, type CheckoutAddressesProps } from "./CheckoutAddresses.tsx";
