export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
export type { Question } from "./questions.ts";
