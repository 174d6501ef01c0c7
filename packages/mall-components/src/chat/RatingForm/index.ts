export { RatingForm, type RatingFormProps, type RatingView } from "./RatingForm.tsx";
