export { CartPackage, type CartPackageProps, type CartPackageView } from "./CartPackage.tsx";
