import { lazyPart } from "@tradehall/ui/lazy-part";

/** The address dialog, whose code comes when it is first opened. */
export const LazyAddressDialog = lazyPart(
  async () => (await import("@tradehall/mall-components/account/AddressDialog")).AddressDialog,
);
