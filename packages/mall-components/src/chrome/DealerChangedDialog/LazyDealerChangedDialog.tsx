import { lazyPart } from "@tradehall/ui/lazy-part";

/** The same dialog, whose code comes when it is first shown. */
export const LazyDealerChangedDialog = lazyPart(
  async () => (await import("./DealerChangedDialog.tsx")).DealerChangedDialog,
);
