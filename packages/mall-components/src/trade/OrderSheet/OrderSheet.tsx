import { Button } from "@tradehall/ui/Button";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { renderSVG } from "uqr";
import * as css from "./OrderSheet.css.ts";
import { messages } from "./OrderSheet.messages.ts";

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
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(href, { border: 0 }))}`,
    [href],
  );
  const title = intl.formatMessage(messages.title, { orderNumber });
  return (
    <div className={css.sheet}>
      <div aria-hidden="true" className={css.paperHead}>
        <span className={css.paperWords}>
          <strong>{title}</strong>
          <span>{shopName}</span>
        </span>
        <img alt="" className={css.code} height={64} src={code} width={64} />
      </div>
      <div className={css.tools} data-print="hide">
        <Button
          icon={<Icon as={PrintIcon} size="s" />}
          onPress={() => window.print()}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(messages.print)}
        </Button>
      </div>
      {children}
    </div>
  );
}
