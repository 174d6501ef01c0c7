export { type EnterpriseChoice, EnterprisePicker, type EnterprisePickerProps } from "./EnterprisePicker.tsx";
