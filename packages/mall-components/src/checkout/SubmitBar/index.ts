export type { AddressView } from "../../account/address-view.ts";
export { SubmitBar, type SubmitBarProps } from "./SubmitBar.tsx";
