export { ApprovalDecision, type ApprovalDecisionProps } from "./ApprovalDecision.tsx";
