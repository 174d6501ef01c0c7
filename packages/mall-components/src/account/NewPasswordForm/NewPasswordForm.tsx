import { Button } from "@tradehall/ui/Button";
import { FormErrors } from "@tradehall/ui/Form";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import * as css from "./NewPasswordForm.css.ts";
import { words } from "./NewPasswordForm.messages.ts";
import { PasswordPair } from "./PasswordPair.tsx";

export interface NewPasswordFormProps {
  /** Where the form posts. */
  action?: string;
  /** Sent along unseen, e.g. the proven number and its flag. */
  hidden?: Readonly<Record<string, string>>;
  /** The proven number, shown as it is. */
  mobile?: string | undefined;
  /** First step, to prove a number again. */
  backHref?: string;
  /** Errors at fields: `password`, `confirmation`. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  formError?: string | undefined;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when the form is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Second step of a password: the new one, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { action, hidden = {}, errors, formError, isPending, onSubmit } = props;
  const intl = useIntl();
  return (
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
        {props.mobile && (
          <p className={css.proven}>
            {intl.formatMessage(words.mobile, { mobile: props.mobile })}
            {props.backHref && <Link href={props.backHref}>{intl.formatMessage(words.change)}</Link>}
          </p>
        )}
        <PasswordPair />
        <Button
          isPending={isPending}
          name="intent"
          pendingLabel={intl.formatMessage(words.pending)}
          size="l"
          type="submit"
          value="finish"
          width="full"
        >
          {intl.formatMessage(words.submit)}
        </Button>
      </FormErrors>
    </form>
  );
}
