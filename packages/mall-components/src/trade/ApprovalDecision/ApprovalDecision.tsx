import { approvalReasonRules } from "@tradehall/mall-rules/checks/approval";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { approvalWords } from "../../messages/approval.messages.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { checkedBy } from "../../shell/FormPart/checked-by.ts";
import { FormPart } from "../../shell/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../shell/FormPart/form-plan.ts";
import { text } from "../../shell/FormPart/TextRow.tsx";
import { words } from "./ApprovalDecision.messages.ts";

type Refusal = Omit<FormGiven<keyof typeof approvalReasonRules>, "action" | "onSubmit">;

export interface ApprovalDecisionProps {
  orderNumber: string;
  isPending?: boolean;
  /** Called to approve it. Without it the button sends `intent=approve-order`. */
  onApprove?: (orderNumber: string) => void;
  /** Called with `reason` and `orderNumber`. Without it the form sends `intent=turn-down-order`. */
  onRefuse?: (values: FormData) => void;
  /** What the server said of a refusal that it did not take. */
  refused?: Pick<Refusal, "defaultValues" | "fieldErrors" | "formError"> | undefined;
}

const plan: FormPlan<Refusal & { orderNumber: string; name: string }> = {
  label: ({ name }) => name,
  check: checkedBy(approvalReasonRules),
  hidden: ({ orderNumber }) => ({ intent: "turn-down-order", orderNumber }),
  fields: [
    text("reason", {
      label: words.reason,
      description: words.hint,
      maxLength: approvalLimits.reasonLength,
    }),
  ],
  space: "s",
  submit: { label: words.submit, pending: enterpriseWords.sending },
};

/** Approves an order that waits, or refuses it with a reason. */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { orderNumber, isPending, onApprove, onRefuse, refused } = props;
  const say = useIntl().formatMessage;
  const name = say(words.refuseNamed, { orderNumber });
  return (
    <Stack space="s">
      <form method="post">
        <input name="orderNumber" type="hidden" value={orderNumber} />
        <Button
          aria-label={say(words.approveNamed, { orderNumber })}
          isPending={isPending}
          size="s"
          {...sends("approve-order", onApprove, orderNumber)}
        >
          {say(approvalWords.approve)}
        </Button>
      </form>
      <Disclosure isDefaultOpen={refused !== undefined} title={say(words.refuse)}>
        <FormPart
          given={{ ...refused, isPending, name, orderNumber, ...(onRefuse ? { onSubmit: onRefuse } : {}) }}
          plan={plan}
        />
      </Disclosure>
    </Stack>
  );
}
