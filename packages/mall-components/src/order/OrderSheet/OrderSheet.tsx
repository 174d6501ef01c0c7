import { Button } from "@tradehall/ui/Button";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./OrderSheet.css.ts";

export interface OrderSheetProps {
  /** The order's number, on top of each printed sheet. */
  orderNumber: string;
  /** The shop, below that number. */
  shopName: string;
  /** QR code of the page's address for paper, see `sheetCode`; drawn where the page is loaded, not in the browser. */
  code: string;
  /** The order as it is filed, which is on paper in place of the page's parts. */
  paper: ReactNode;
  /** The parts of the order page, on screen only. */
  children: ReactNode;
}

/** The frame of an order's page; on paper A4, black on white, with number and QR code on every sheet. */
export function OrderSheet({ orderNumber, shopName, code, paper, children }: OrderSheetProps) {
  const intl = useIntl();
  const title = intl.formatMessage(orderWords.label, { orderNumber });
  return (
    <div className={css.sheet}>
      <div aria-hidden="true" className={css.paperHead}>
        <Stack as="span" space="none">
          <strong>{title}</strong>
          <span>{shopName}</span>
        </Stack>
        <img alt="" className={css.code} height={64} src={code} width={64} />
      </div>
      <Inline space="none" align="end" alignY="stretch" wrap={false} data-print="hide">
        <Button
          icon={<Icon as={PrintIcon} size="s" />}
          onPress={() => window.print()}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(actWords.print)}
        </Button>
      </Inline>
      <div data-print="hide">{children}</div>
      {paper}
    </div>
  );
}
