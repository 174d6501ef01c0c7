export { Toast, type ToastProps } from "./Toast.tsx";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export { type ShownToast, type ToastOptions, toast } from "./toast-store.ts";
