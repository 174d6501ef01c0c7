import { latePart } from "@tradehall/ui/late-part";

/** The same dialog, whose code comes when it is first shown. */
export const LazyAccountChangedDialog = latePart(
  async () => (await import("./AccountChangedDialog.tsx")).AccountChangedDialog,
);
