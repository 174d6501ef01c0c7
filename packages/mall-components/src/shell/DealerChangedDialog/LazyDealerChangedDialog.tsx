import { latePart } from "@tradehall/ui/late-part";

/** The same dialog, whose code comes when it is first shown. */
export const LazyDealerChangedDialog = latePart(
  async () => (await import("./DealerChangedDialog.tsx")).DealerChangedDialog,
);
