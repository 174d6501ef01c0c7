export { PoNumberField, type PoNumberFieldProps } from "./PoNumberField.tsx";
