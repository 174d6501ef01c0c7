export { PreSalePlan, type PreSalePlanProps } from "./PreSalePlan.tsx";
