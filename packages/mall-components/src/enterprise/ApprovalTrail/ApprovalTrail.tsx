import type { ApprovalState } from "@tradehall/mall-rules/states/purchase/approval";
import { Stack } from "@tradehall/ui/Stack";
import { Timeline } from "@tradehall/ui/Timeline";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { approvalWords } from "../../messages/approval.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { approvalTones } from "../approval-tones.ts";
import { words } from "./ApprovalTrail.messages.ts";

/** One step of an approval. */
export interface ApprovalStepView {
  state: ApprovalState;
  /** Names of who may decide it now. */
  approvers: readonly string[];
  /** Who decided it; `""` before. */
  decidedBy: string;
  /** Why it was refused; `""` otherwise. */
  reason: string;
  /** When it was decided, as text. */
  time?: string;
}

export interface ApprovalTrailProps {
  /** From the first to the last that was begun. */
  steps: readonly ApprovalStepView[];
  /** How many steps an order of its amount goes through. */
  stepCount: number;
  /** What an approver can do. */
  children?: ReactNode;
}

/** Step by step who approved an order, who refused it and why, or whom it waits for. */
export function ApprovalTrail({ steps, stepCount, children }: ApprovalTrailProps) {
  const { formatMessage, formatList } = useIntl();
  const stateOf = (state: ApprovalState) =>
    formatMessage(state === "waiting" ? orderStatusMessages.approval : approvalWords[state]);
  const items = steps.map(({ state, approvers, decidedBy, reason, time }, index) => {
    const names = formatList([...approvers], { type: "disjunction" });
    const who = decidedBy
      ? formatMessage(approvalWords.by, { name: decidedBy })
      : names && formatMessage(approvalWords.waitsFor, { names });
    const why = reason && formatMessage(approvalWords.reasonIs, { reason });
    return {
      id: String(index),
      title: `${formatMessage(approvalWords.stepOf, { step: index + 1, count: stepCount })} ${stateOf(state)}`,
      description: [who, why].filter(Boolean).join(" "),
      tone: approvalTones[state],
      ...(time ? { time } : {}),
    };
  });
  return (
    <section aria-label={formatMessage(words.title)}>
      <Stack space="m">
        <Timeline items={items.toReversed()} label={formatMessage(words.title)} />
        {children}
      </Stack>
    </section>
  );
}
