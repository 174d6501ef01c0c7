export { type CompanyChoice, CompanyField, type CompanyFieldProps } from "./CompanyField.tsx";
