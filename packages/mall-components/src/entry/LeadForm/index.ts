export { LeadForm, type LeadFormProps } from "./LeadForm.tsx";
