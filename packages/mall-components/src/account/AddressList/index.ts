export type { AddressView } from "../address-view.ts";
export { AddressList, type AddressListProps } from "./AddressList.tsx";
