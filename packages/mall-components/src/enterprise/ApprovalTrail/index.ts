export { type ApprovalStepView, ApprovalTrail, type ApprovalTrailProps } from "./ApprovalTrail.tsx";
