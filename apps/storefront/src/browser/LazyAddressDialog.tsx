import type { AddressDialogProps } from "@tradehall/mall-components/account/AddressDialog";
import { lazy, Suspense } from "react";

const Dialog = lazy(async () => {
  const { AddressDialog } = await import("@tradehall/mall-components/account/AddressDialog");
  return { default: AddressDialog };
});

/** The address dialog, whose code comes when it is first opened. */
export const LazyAddressDialog = (props: AddressDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
