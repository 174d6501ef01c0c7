export { PackageList, type PackageListProps, type PackageView } from "./PackageList.tsx";
