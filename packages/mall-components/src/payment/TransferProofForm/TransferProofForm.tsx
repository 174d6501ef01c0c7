import { transferProofRules } from "@tradehall/mall-rules/checks/transfer";
import { transferLimits } from "@tradehall/mall-rules/limits";
import { Notice } from "@tradehall/ui/Notice";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import { words } from "./TransferProofForm.messages.ts";

export interface TransferProofFormProps extends Omit<FormGiven<keyof typeof transferProofRules>, "action"> {
  /** Sent along unseen: which payment. */
  payNo: string;
  /** Pictures of the bank's confirmation: a `TransferProofs`. */
  proofs?: ReactNode;
  /** What was sent is kept. */
  isSaved?: boolean;
}

const plan: FormPlan<TransferProofFormProps> = {
  label: () => words.title,
  check: checkedBy(transferProofRules),
  hidden: ({ payNo }) => ({ intent: "proof", payNo }),
  fields: [
    text("payer", {
      description: words.payerHint,
      isRequired: false,
      label: words.payer,
      maxLength: transferLimits.payer,
    }),
    rowOf(RadioGroup)("excess", (_: TransferProofFormProps, intl) => ({
      label: words.excess,
      options: [
        {
          value: "balance",
          label: intl.formatMessage(words.balance),
          description: intl.formatMessage(words.balanceHint),
        },
        {
          value: "payer",
          label: intl.formatMessage(words.back),
          description: intl.formatMessage(words.backHint),
        },
      ],
      variant: "card",
    })),
    ({ given }) => given.proofs,
  ],
  submit: { label: words.submit, pending: enterpriseWords.sending },
};

/** Says who sent the money, with the bank's confirmation, and what becomes of too much; as often as wanted. */
export function TransferProofForm(props: TransferProofFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Surface aria-labelledby={id} as="section">
      <Stack space="m">
        <SectionHeading id={id} title={formatMessage(words.title)} />
        {props.isSaved && (
          <Notice isLive tone="success">
            {formatMessage(words.saved)}
          </Notice>
        )}
        <FormPart
          given={{ ...props, defaultValues: { excess: "balance", ...props.defaultValues } }}
          plan={plan}
        />
      </Stack>
    </Surface>
  );
}
