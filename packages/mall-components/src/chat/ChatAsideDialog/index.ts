export { ChatAsideDialog, type ChatAsideDialogProps } from "./ChatAsideDialog.tsx";
