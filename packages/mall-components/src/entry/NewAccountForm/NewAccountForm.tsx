import type { newAccountRules } from "@tradehall/mall-rules/checks/person";
import { textLimits } from "@tradehall/mall-rules/limits";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { entryWords } from "../../messages/entry.messages.ts";
import { passwords } from "../NewPasswordForm/PasswordRows.tsx";
import { Proven, type ProvenGiven } from "../NewPasswordForm/Proven.tsx";
import { Agreement } from "./Agreement.tsx";
import { words } from "./NewAccountForm.messages.ts";

type Name = keyof typeof newAccountRules;

/** Errors stand at `userName`, `password`, `confirmation`, `agreement`; passwords never come back. */
export interface NewAccountFormProps extends FormGiven<Name>, FormDraft<Name>, ProvenGiven {}

const { accountMin: min, accountMax: max } = textLimits;

const plan: FormPlan<NewAccountFormProps> = {
  // The rules stay on the server: its list of common passwords is longer than the form.
  kept: ["userName"],
  hidden: ({ hidden, mobile }) => ({ ...hidden, mobile }),
  fields: [
    Proven,
    text("userName", (_, intl) => ({
      autoComplete: "username",
      description: intl.formatMessage(words.accountRule, { min, max }),
      label: entryWords.account,
      size: "l",
    })),
    ...passwords(entryWords.password),
    Agreement,
  ],
  submit: { label: entryWords.registerNow, pending: words.pending, intent: "finish", isWide: true },
};

/** Second step of registering: account, password twice, and the terms (Spec §5). */
export const NewAccountForm = ({ formError, ...props }: NewAccountFormProps) => (
  <FormPart given={{ ...props, formError: formError ?? props.fieldErrors?.mobile }} plan={plan} />
);
