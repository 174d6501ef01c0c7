export { type ExportFormat, ExportMenu } from "./ExportMenu.tsx";
export { OrderExport, type OrderExportProps } from "./OrderExport.tsx";
