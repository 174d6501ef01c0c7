import { ApprovalDecision } from "@tradehall/mall-components/enterprise/ApprovalDecision";
import { useFetcher } from "react-router-dom";
import { useActionReaction } from "../browser/errors/Reactions.tsx";
import type { DecisionAnswer } from "../server/approval-action.ts";

interface DecideProps {
  orderNumber: string;
  /** What became of a form that was sent without script. */
  answer: DecisionAnswer | undefined;
}

/** Approves or refuses an order that waits; the page's action hands it to `approvalAction`. */
export function Decide({ orderNumber, answer }: DecideProps) {
  const deciding = useFetcher<DecisionAnswer>();
  const decision = deciding.data ?? (answer?.orderNumber === orderNumber ? answer : undefined);
  const isRefusal = decision?.intent === "turn-down-order";
  useActionReaction(isRefusal ? undefined : decision);
  const refused =
    decision && !decision.ok && isRefusal
      ? {
          defaultValues: { reason: decision.reason },
          fieldErrors: decision.error.fields,
          formError: decision.error.message || undefined,
        }
      : undefined;
  return (
    <ApprovalDecision
      isPending={deciding.state !== "idle"}
      onApprove={() => void deciding.submit({ intent: "approve-order", orderNumber }, { method: "POST" })}
      onRefuse={(values) => void deciding.submit(values, { method: "POST" })}
      orderNumber={orderNumber}
      refused={refused}
    />
  );
}
