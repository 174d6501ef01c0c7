import type { ApprovalReason } from "@tradehall/mall-rules/states/purchase/approval";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { reasonWords, words } from "./ApprovalNotice.messages.ts";

export interface ApprovalNoticeProps {
  /** Limits that the order is above. */
  reasons: readonly ApprovalReason[];
  /** Names of who may approve it; without any it says only that it waits. */
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
  const names = formatList(approvers.filter(Boolean), { type: "disjunction" });
  return (
    <Notice title={formatMessage(words.title, { limits })} tone="warning">
      {names ? formatMessage(words.asks, { names }) : formatMessage(words.asksAnyone)}{" "}
      {formatMessage(words.held, { hours })}
    </Notice>
  );
}
