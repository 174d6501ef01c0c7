import { invoiceMailRules } from "@tradehall/mall-rules/checks/invoice";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { mailWords } from "../../messages/mail.messages.ts";
import { words } from "./InvoiceMailForm.messages.ts";

export interface InvoiceMailFormProps extends FormGiven<keyof typeof invoiceMailRules> {
  /** Where it was sent before, newest first. */
  sent?: readonly { email: string; time: string }[];
}

function Sent({ given: { sent = [] } }: { given: InvoiceMailFormProps }) {
  const intl = useIntl();
  if (sent.length === 0) return null;
  return (
    <Stack aria-live="polite" as="ul" space="xs" size="s" tone="muted" breaks="anywhere">
      {sent.map(({ email, time }) => (
        <li key={`${email} ${time}`}>{intl.formatMessage(words.sent, { email, time })}</li>
      ))}
    </Stack>
  );
}

const plan: FormPlan<InvoiceMailFormProps> = {
  label: () => words.label,
  check: checkedBy(invoiceMailRules),
  hidden: () => ({ intent: "send" }),
  fields: [
    text("email", {
      autoComplete: "email",
      inputMode: "email",
      label: words.email,
      placeholder: words.emailHint,
      type: "email",
    }),
  ],
  submit: { label: words.send, pending: mailWords.sending },
  after: Sent,
};

/** Sends the invoice's file to an address. */
export const InvoiceMailForm = (props: InvoiceMailFormProps) => <FormPart given={props} plan={plan} />;
