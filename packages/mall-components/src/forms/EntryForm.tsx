import { Button } from "@tradehall/ui/Button";
import { FormErrors } from "@tradehall/ui/Form";
import { Notice } from "@tradehall/ui/Notice";
import type { FormEvent, ReactNode } from "react";

/** What every form of a way in takes. */
export interface EntryFormProps {
  /** Where the form posts. */
  action?: string;
  /** Errors at fields. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  formError?: string | undefined;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when the form is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

interface Parts extends Omit<EntryFormProps, "isPending"> {
  /** Sent along unseen. */
  hidden?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** One step of a way in: what is wrong with the whole above the fields, what is wrong with a field at it. */
export const EntryForm = ({ action, errors, formError, hidden = {}, onSubmit, children }: Parts) => (
  <form action={action} method="post" noValidate onSubmit={onSubmit}>
    <FormErrors errors={errors ? { ...errors } : undefined}>
      {formError && (
        <Notice isLive tone="danger">
          {formError}
        </Notice>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </FormErrors>
  </form>
);

interface SubmitProps {
  isPending?: boolean | undefined;
  pendingLabel: string;
  /** Sent as `intent`. */
  value: string;
  children: string;
}

/** Its one button. */
export const EntrySubmit = (props: SubmitProps) => (
  <Button name="intent" size="l" type="submit" width="full" {...props} />
);
