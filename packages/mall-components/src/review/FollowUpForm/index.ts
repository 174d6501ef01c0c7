export { FollowUpForm, type FollowUpFormProps } from "./FollowUpForm.tsx";
