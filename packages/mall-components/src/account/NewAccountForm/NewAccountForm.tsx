import { textLimits } from "@tradehall/mall-rules/limits";
import { Link } from "@tradehall/ui/Link";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { EntryForm, type EntryFormProps, EntrySubmit } from "../../forms/EntryForm.tsx";
import { useRemembered } from "../../forms/use-remembered.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { PasswordPair } from "../NewPasswordForm/index.ts";
import { Agreement } from "./Agreement.tsx";
import * as css from "./NewAccountForm.css.ts";
import { words } from "./NewAccountForm.messages.ts";

/** Errors stand at `userName`, `password`, `confirmation`, `agreement`. */
export interface NewAccountFormProps extends EntryFormProps {
  /** The proven number, shown as it is. */
  mobile: string;
  /** Sent along unseen, e.g. the flag of the proven number. */
  hidden?: Readonly<Record<string, string>>;
  /** What was typed, to keep it after a refusal; passwords never come back. */
  values?: { userName?: string; isAgreed?: boolean };
  /** Called at each change of the account, to keep it over a reload. */
  onUserNameChange?: (userName: string) => void;
  /** First step, to prove another number or the same again. */
  backHref?: string;
}

/** Second step of registering: account, password twice, and the terms (Spec §5). */
export function NewAccountForm(props: NewAccountFormProps) {
  const { action, mobile, hidden, values, errors, formError, isPending, onSubmit } = props;
  const intl = useIntl();
  const { accountMin: min, accountMax: max } = textLimits;
  const [userName, setUserName] = useRemembered(values?.userName ?? "");
  return (
    <EntryForm
      action={action}
      errors={errors}
      formError={formError ?? errors?.mobile}
      hidden={{ ...hidden, mobile }}
      onSubmit={onSubmit}
    >
      <p className={css.proven}>
        {intl.formatMessage(entryWords.verifiedMobile, { mobile })}
        {props.backHref && <Link href={props.backHref}>{intl.formatMessage(entryWords.verifyAgain)}</Link>}
      </p>
      <TextField
        autoComplete="username"
        description={intl.formatMessage(words.accountRule, { min, max })}
        isRequired
        label={intl.formatMessage(entryWords.account)}
        name="userName"
        onChange={(typed) => {
          setUserName(typed);
          props.onUserNameChange?.(typed);
        }}
        size="l"
        value={userName}
      />
      <PasswordPair label={intl.formatMessage(entryWords.password)} />
      <Agreement error={errors?.agreement} isAgreed={values?.isAgreed} />
      <EntrySubmit isPending={isPending} pendingLabel={intl.formatMessage(words.pending)} value="finish">
        {intl.formatMessage(entryWords.registerNow)}
      </EntrySubmit>
    </EntryForm>
  );
}
