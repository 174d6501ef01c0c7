export { StandInForm, type StandInFormProps } from "./StandInForm.tsx";
