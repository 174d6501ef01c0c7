export type { AddressView } from "../../account/address-view.ts";
export { OrderAddress, type OrderAddressProps } from "./OrderAddress.tsx";
