export { InviteForm, type InviteFormProps, type SentInviteView } from "./InviteForm.tsx";
