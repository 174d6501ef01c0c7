export { StorePlaceField, type StorePlaceFieldProps } from "./StorePlaceField.tsx";
