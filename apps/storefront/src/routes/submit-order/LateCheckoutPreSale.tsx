import { lateBoundPart } from "@tradehall/ui/late-part";

/** What a checkout of a pre-sale says more, whose code only that fetches; the loader of the server waits for it. */
export const LateCheckoutPreSale = lateBoundPart(
  async () => (await import("./CheckoutPreSale.tsx")).CheckoutPreSale,
);
