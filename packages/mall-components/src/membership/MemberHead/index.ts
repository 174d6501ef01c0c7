export { MemberHead, type MemberHeadProps } from "./MemberHead.tsx";
