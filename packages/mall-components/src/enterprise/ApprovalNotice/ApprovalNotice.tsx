import type { ApprovalReason } from "@tradehall/mall-rules/states/purchase/approval";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { reasonWords, words } from "./ApprovalNotice.messages.ts";

export interface ApprovalNoticeProps {
  /** Limits that the order is above. */
  reasons: readonly ApprovalReason[];
  /** Names of who may approve it. */
  approvers: readonly string[];
  /** How long its goods are held meanwhile. */
  hours: number;
}

/** Says before an order is submitted that it will wait for an approval, whose, and what is held meanwhile. */
export function ApprovalNotice({ reasons, approvers, hours }: ApprovalNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  const limits = formatList(
    reasons.map((reason) => formatMessage(reasonWords[reason])),
    { type: "conjunction" },
  );
  const names = formatList([...approvers], { type: "disjunction" });
  return (
    <Notice title={formatMessage(words.title, { limits })} tone="warning">
      {formatMessage(words.asks, { names })} {formatMessage(words.held, { hours })}
    </Notice>
  );
}
