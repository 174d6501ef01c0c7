import { lazy, Suspense } from "react";
import type { DealerChangedDialogProps } from "./DealerChangedDialog.tsx";

const Dialog = lazy(async () => ({
  default: (await import("./DealerChangedDialog.tsx")).DealerChangedDialog,
}));

/** The same dialog, whose code comes when it opens. */
export const LazyDealerChangedDialog = (props: DealerChangedDialogProps) =>
  props.isOpen && (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
