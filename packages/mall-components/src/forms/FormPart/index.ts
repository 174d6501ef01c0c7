export { checkedBy } from "./checked-by.ts";
export { rowOf } from "./FieldRow.tsx";
export { FormPart, type FormPartProps } from "./FormPart.tsx";
export type { FormDraft, FormGiven, FormPlan, FormRow } from "./form-plan.ts";
