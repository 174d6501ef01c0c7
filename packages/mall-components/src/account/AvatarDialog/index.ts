export { AvatarDialog, type AvatarDialogProps } from "./AvatarDialog.tsx";
