export { LatePackageList } from "./LatePackageList.tsx";
export { PackageList, type PackageListProps, type PackageView } from "./PackageList.tsx";
