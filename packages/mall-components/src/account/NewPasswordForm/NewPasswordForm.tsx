import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { EntryForm, type EntryFormProps, EntrySubmit } from "../../forms/EntryForm.tsx";
import { entryWords } from "../../messages/entry.messages.ts";
import * as css from "./NewPasswordForm.css.ts";
import { words } from "./NewPasswordForm.messages.ts";
import { PasswordPair } from "./PasswordPair.tsx";

/** Errors stand at `password` and `confirmation`. */
export interface NewPasswordFormProps extends EntryFormProps {
  /** Sent along unseen, e.g. the proven number and its flag. */
  hidden?: Readonly<Record<string, string>>;
  /** The proven number, shown as it is. */
  mobile?: string | undefined;
  /** First step, to prove a number again. */
  backHref?: string;
}

/** Second step of a password: the new one, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { action, hidden, errors, formError, isPending, onSubmit } = props;
  const intl = useIntl();
  return (
    <EntryForm action={action} errors={errors} formError={formError} hidden={hidden} onSubmit={onSubmit}>
      {props.mobile && (
        <p className={css.proven}>
          {intl.formatMessage(entryWords.verifiedMobile, { mobile: props.mobile })}
          {props.backHref && <Link href={props.backHref}>{intl.formatMessage(entryWords.verifyAgain)}</Link>}
        </p>
      )}
      <PasswordPair />
      <EntrySubmit
        isPending={isPending}
        pendingLabel={intl.formatMessage(entryWords.submitting)}
        value="finish"
      >
        {intl.formatMessage(words.submit)}
      </EntrySubmit>
    </EntryForm>
  );
}
