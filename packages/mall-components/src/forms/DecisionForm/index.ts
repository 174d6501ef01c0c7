export { DecisionForm, type DecisionFormProps, type DecisionRefused } from "./DecisionForm.tsx";
