import { Button } from "@tradehall/ui/Button";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { lateDrawnPart } from "@tradehall/ui/late-part";
import { type ReactNode, Suspense } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./OrderSheet.css.ts";

// Seen on paper only, so no page waits for the code that draws it.
const OrderSheetCode = lateDrawnPart(async () => (await import("./OrderSheetCode.tsx")).default);

export interface OrderSheetProps {
  orderNumber: string;
  shopName: string;
  /** Address of the order's page; drawn as a QR code on paper. */
  href: string;
  /** The parts of the order page. */
  children: ReactNode;
}

/** The frame of an order's page; on paper A4, black on white, with number and QR code on every sheet. */
export function OrderSheet({ orderNumber, shopName, href, children }: OrderSheetProps) {
  const intl = useIntl();
  const title = intl.formatMessage(orderWords.label, { orderNumber });
  return (
    <div className={css.sheet}>
      <div aria-hidden="true" className={css.paperHead}>
        <span className={css.paperWords}>
          <strong>{title}</strong>
          <span>{shopName}</span>
        </span>
        <Suspense>
          <OrderSheetCode href={href} />
        </Suspense>
      </div>
      <div className={css.tools} data-print="hide">
        <Button
          icon={<Icon as={PrintIcon} size="s" />}
          onPress={() => window.print()}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(actWords.print)}
        </Button>
      </div>
      {children}
    </div>
  );
}
