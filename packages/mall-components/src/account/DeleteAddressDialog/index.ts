export type { AddressView } from "../address-view.ts";
export { DeleteAddressDialog, type DeleteAddressDialogProps } from "./DeleteAddressDialog.tsx";
