import { useIntl } from "react-intl";
import { DecisionForm, type DecisionFormProps } from "../../forms/DecisionForm/DecisionForm.tsx";
import { approvalWords } from "../../messages/approval.messages.ts";
import { words } from "./ApprovalDecision.messages.ts";

/** Without its handlers it sends `intent=approve-order` or `intent=turn-down-order`, and the reason. */
export interface ApprovalDecisionProps
  extends Pick<DecisionFormProps, "isPending" | "onApprove" | "onRefuse" | "refused"> {
  /** The order that waits; sent as `orderNumber`. */
  orderNumber: string;
}

/** Approves an order that waits, or refuses it with a reason. */
export function ApprovalDecision({ orderNumber, ...decision }: ApprovalDecisionProps) {
  const say = useIntl().formatMessage;
  return (
    <DecisionForm
      {...decision}
      intents={{ approve: "approve-order", refuse: "turn-down-order" }}
      labels={{
        approve: say(approvalWords.approve),
        approveNamed: say(words.approveNamed, { orderNumber }),
        refuse: say(words.refuse),
        refuseNamed: say(words.refuseNamed, { orderNumber }),
        hint: say(words.hint),
      }}
      subject={{ name: "orderNumber", value: orderNumber }}
    />
  );
}
