import { lazyPart } from "@tradehall/ui/lazy-part";

/** The same dialog, whose code comes when it is first shown. */
export const LazyAccountChangedDialog = lazyPart(
  async () => (await import("./AccountChangedDialog.tsx")).AccountChangedDialog,
);
