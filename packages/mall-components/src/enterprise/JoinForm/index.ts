export { JoinForm, type JoinFormProps, type OwnApplicationView } from "./JoinForm.tsx";
