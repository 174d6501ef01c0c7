import { lazyPart } from "@tradehall/ui/lazy-part";

/** The same dialog, whose code comes when it is first shown. */
export const LazyChangedDialog = lazyPart(async () => (await import("./ChangedDialog.tsx")).ChangedDialog);
