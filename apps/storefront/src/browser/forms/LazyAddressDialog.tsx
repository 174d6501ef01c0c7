import { latePart } from "@tradehall/ui/late-part";

/** The address dialog, whose code comes when it is first opened. */
export const LazyAddressDialog = latePart(
  async () => (await import("@tradehall/mall-components/account/AddressDialog")).AddressDialog,
);
