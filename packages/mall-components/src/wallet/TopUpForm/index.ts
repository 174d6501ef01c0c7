export { TopUpForm, type TopUpFormProps } from "./TopUpForm.tsx";
