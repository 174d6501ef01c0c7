export { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
export type { FileUploadLabels, UploadFile } from "./upload-file.ts";
