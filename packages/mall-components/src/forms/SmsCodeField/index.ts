export { SmsCodeField, type SmsCodeSending } from "./SmsCodeField.tsx";
