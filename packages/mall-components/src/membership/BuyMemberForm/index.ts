export { BuyMemberForm, type BuyMemberFormProps, type MemberTermView } from "./BuyMemberForm.tsx";
