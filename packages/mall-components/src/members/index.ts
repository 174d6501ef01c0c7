export { MemberProvider } from "./MemberProvider.tsx";
