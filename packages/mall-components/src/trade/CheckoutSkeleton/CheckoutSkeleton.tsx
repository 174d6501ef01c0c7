import { Skeleton } from "@tradehall/ui/Skeleton";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { CartSkeleton } from "../CartSkeleton/index.ts";
import * as css from "./CheckoutSkeleton.css.ts";

export interface CheckoutSkeletonProps {
  /** Lines of goods to hold the place of. Default 2. */
  lines?: number;
}

/** The checkout's shape while it loads: addresses, goods, sums. */
export function CheckoutSkeleton({ lines = 2 }: CheckoutSkeletonProps) {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage(listWords.loading)}</VisuallyHidden>
      <Stack space="l">
        <Surface>
          <div className={css.addresses}>
            <Skeleton shape="block" size="l" />
            <Skeleton shape="block" size="l" />
            <Skeleton shape="block" size="l" />
          </div>
        </Surface>
        <CartSkeleton lines={lines} />
        <Surface>
          <div className={css.sums}>
            <Skeleton lines={4} />
          </div>
        </Surface>
      </Stack>
    </div>
  );
}
