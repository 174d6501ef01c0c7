export { Dialog, type DialogProps, preloadDialog } from "./Dialog.tsx";
