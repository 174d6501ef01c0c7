import { lateBoundPart } from "@tradehall/ui/late-part";

/** The bar of a pre-sale, whose code only pages of such goods fetch; the loader of the server waits for it. */
export const LateDetailPreSale = lateBoundPart(
  async () => (await import("./DetailPreSale.tsx")).DetailPreSale,
);
