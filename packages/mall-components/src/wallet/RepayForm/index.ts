export { RepayForm, type RepayFormProps } from "./RepayForm.tsx";
