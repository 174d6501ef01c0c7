export { StorePlaceField } from "./StorePlaceField.tsx";
export type { StorePlaceFieldProps } from "./store-place-field-props.ts";
