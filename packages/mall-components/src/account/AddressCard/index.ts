export { type AddressView, addressText, regionText } from "../address-view.ts";
export { AddressCard, type AddressCardProps } from "./AddressCard.tsx";
