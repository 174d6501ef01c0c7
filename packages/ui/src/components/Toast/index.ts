export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export { type ToastOptions, toast } from "./toast-store.ts";
