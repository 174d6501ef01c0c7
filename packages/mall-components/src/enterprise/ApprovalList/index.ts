export {
  ApprovalList,
  type ApprovalListProps,
  type ApprovalTab,
  type ApprovalView,
  approvalTabs,
} from "./ApprovalList.tsx";
