export { MemberList, type MemberListProps, type MemberView } from "./MemberList.tsx";
