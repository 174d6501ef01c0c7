export { ReturnParcelForm, type ReturnParcelFormProps } from "./ReturnParcelForm.tsx";
