export { CompanyField } from "./CompanyField.tsx";
export type { CompanyChoice, CompanyFieldProps } from "./company-field-props.ts";
