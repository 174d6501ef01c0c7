export { type FieldErrors, useFormError } from "../../internal/Field/form-errors.ts";
export { Form, type FormProps } from "./Form.tsx";
export { FormErrors, type FormErrorsProps } from "./FormErrors.tsx";
