export { ReviewForm, type ReviewFormProps, type ReviewLineView } from "./ReviewForm.tsx";
