import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { words } from "./NewPasswordForm.messages.ts";
import { passwords } from "./PasswordRows.tsx";
import { Proven, type ProvenGiven } from "./Proven.tsx";

/** Errors stand at `password` and `confirmation`; passwords never come back. */
export interface NewPasswordFormProps extends Omit<FormGiven, "defaultValues">, ProvenGiven {}

const plan: FormPlan<NewPasswordFormProps & FormGiven> = {
  hidden: ({ hidden = {} }) => hidden,
  fields: [Proven, ...passwords(words.password)],
  submit: { label: words.submit, pending: entryWords.submitting, intent: "finish", isWide: true },
};

/** Second step of a password: the new one, twice. */
export const NewPasswordForm = (props: NewPasswordFormProps) => <FormPart given={props} plan={plan} />;
