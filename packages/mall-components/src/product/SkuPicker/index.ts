export { SkuPicker, type SkuPickerProps } from "./SkuPicker.tsx";
