export { type ReviewDraft, ReviewFields, type ReviewFieldsProps } from "./ReviewFields.tsx";
