export { ApprovalNotice, type ApprovalNoticeProps } from "./ApprovalNotice.tsx";
