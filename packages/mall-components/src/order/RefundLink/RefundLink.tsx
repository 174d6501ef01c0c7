import { lookup } from "@tradehall/mall-rules/lookup";
import type { ShownRefundStatus } from "@tradehall/mall-rules/states/after-sale/refund";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { refundStatusWords, refundWords } from "../../messages/refund.messages.ts";

export interface RefundLinkProps {
  /** How far the refund is; one that is not known is a link to see it. */
  status: ShownRefundStatus;
  /** The refund's page. */
  href: string;
  /** The product of the line, read with the state. */
  name: string;
}

/** How far the refund of a line is, as the way to it. */
export function RefundLink({ status, href, name }: RefundLinkProps) {
  const intl = useIntl();
  const state = intl.formatMessage(lookup(refundStatusWords, status, refundWords.view));
  return (
    <Link aria-label={intl.formatMessage(refundWords.stateNamed, { state, name })} href={href}>
      {state}
    </Link>
  );
}
