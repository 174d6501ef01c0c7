export { ApplicationList, type ApplicationListProps, type ApplicationView } from "./ApplicationList.tsx";
