export { type EnterpriseCardView, EnterpriseList, type EnterpriseListProps } from "./EnterpriseList.tsx";
