export { ComparePicker, type ComparePickerProps } from "./ComparePicker.tsx";
