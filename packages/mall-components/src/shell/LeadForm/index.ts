export { LeadForm, type LeadFormProps } from "./LeadForm.tsx";
export { checkLead, type LeadFieldName, leadFields, tidyLead } from "./lead-form-values.ts";
