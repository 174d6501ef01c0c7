export { MemberLimits, type MemberLimitsProps, type MemberLimitView } from "./MemberLimits.tsx";
