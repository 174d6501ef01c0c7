export { PreSaleBar, type PreSaleBarProps } from "./PreSaleBar.tsx";
