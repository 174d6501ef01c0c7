import { refusalRules } from "@tradehall/mall-rules/checks/enterprise";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { Stack } from "@tradehall/ui/Stack";
import { checkedBy } from "../FormPart/checked-by.ts";
import { FormPart } from "../FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../FormPart/form-plan.ts";
import { text } from "../FormPart/TextRow.tsx";
import { sends } from "../instead.ts";
import { words } from "./DecisionForm.messages.ts";

type Reason = FormGiven<keyof typeof refusalRules>;

/** What the server said of a refusal that it did not take. */
export type DecisionRefused = Pick<Reason, "defaultValues" | "fieldErrors" | "formError">;

export interface DecisionFormProps {
  /** Input name of what is decided, and which it is. */
  subject: { name: string; value: string };
  /** Values of `intent` that the button and the form send. */
  intents: { approve: string; refuse: string };
  /** The named ones are for assistive technology and say what is decided; `hint` says who reads the reason. */
  labels: Record<"approve" | "approveNamed" | "refuse" | "refuseNamed" | "hint", string>;
  /** The decision is on its way: both buttons ignore presses. Default false. */
  isPending?: boolean | undefined;
  /** Another decision is on its way. */
  isDisabled?: boolean | undefined;
  /** Called to approve. Without it the button sends its intent. */
  onApprove?: ((value: string) => void) | undefined;
  /** Called with the reason and the subject. Without it the form sends its intent. */
  onRefuse?: ((values: FormData) => void) | undefined;
  /** What the server said of the refusal before, with what was typed; opens the form. Default none. */
  refused?: DecisionRefused | undefined;
}

const plan: FormPlan<DecisionFormProps & Reason> = {
  label: ({ labels }) => labels.refuseNamed,
  check: checkedBy(refusalRules),
  hidden: ({ intents, subject }) => ({ intent: intents.refuse, [subject.name]: subject.value }),
  fields: [
    text("reason", ({ labels }: DecisionFormProps) => ({
      label: words.reason,
      description: labels.hint,
      maxLength: enterpriseLimits.refusalReason,
    })),
  ],
  space: "s",
  submit: { label: words.submit, pending: words.pending },
};

/** Approves something that waits, or refuses it with a reason. */
export function DecisionForm(props: DecisionFormProps) {
  const { subject, intents, labels, isPending, isDisabled, onApprove, onRefuse, refused } = props;
  return (
    <Stack space="s">
      <form method="post">
        <input name={subject.name} type="hidden" value={subject.value} />
        <Button
          aria-label={labels.approveNamed}
          isDisabled={isDisabled}
          isPending={isPending}
          size="s"
          {...sends(intents.approve, onApprove, subject.value)}
        >
          {labels.approve}
        </Button>
      </form>
      <Disclosure isDefaultOpen={refused !== undefined} title={labels.refuse}>
        <FormPart
          given={{
            ...{ subject, intents, labels, isDisabled, ...refused },
            ...(isPending === undefined ? {} : { isPending }),
            ...(onRefuse ? { onSubmit: onRefuse } : {}),
          }}
          plan={plan}
        />
      </Disclosure>
    </Stack>
  );
}
