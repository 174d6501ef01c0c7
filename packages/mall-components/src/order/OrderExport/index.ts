export { ExportButtons, type ExportFormat } from "./ExportButtons.tsx";
export { OrderExport, type OrderExportProps } from "./OrderExport.tsx";
