import { textLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { FormErrors } from "@tradehall/ui/Form";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { TextField } from "@tradehall/ui/TextField";
import { type FormEvent, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { PasswordPair } from "../NewPasswordForm/index.ts";
import { Agreement } from "./Agreement.tsx";
import * as css from "./NewAccountForm.css.ts";
import { words } from "./NewAccountForm.messages.ts";

export interface NewAccountFormProps {
  /** Where the form posts. */
  action?: string;
  /** The proven number, shown as it is. */
  mobile: string;
  /** Sent along unseen, e.g. the flag of the proven number. */
  hidden?: Readonly<Record<string, string>>;
  /** What was typed, to keep it after a refusal; passwords never come back. */
  values?: { userName?: string; isAgreed?: boolean };
  /** Errors at fields: `userName`, `password`, `confirmation`, `agreement`. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  formError?: string | undefined;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when the form is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called at each change of the account, to keep it over a reload. */
  onUserNameChange?: (userName: string) => void;
  /** First step, to prove another number or the same again. */
  backHref?: string;
  /** Sales terms and privacy policy. Default the platform's. */
  termsHref?: string;
  /** Privacy policy. Default the platform's. */
  privacyHref?: string;
}

/** Second step of registering: account, password twice, and the terms (Spec §5). */
export function NewAccountForm(props: NewAccountFormProps) {
  const { action, mobile, hidden = {}, values, errors, formError, isPending, onSubmit } = props;
  const intl = useIntl();
  const { accountMin: min, accountMax: max } = textLimits;
  const remembered = values?.userName ?? "";
  const [userName, setUserName] = useState(remembered);
  // An account that comes later, such as one this tab remembers, fills a field that is still empty.
  useEffect(() => setUserName((typed) => typed || remembered), [remembered]);
  return (
    <form action={action} method="post" noValidate onSubmit={onSubmit}>
      <FormErrors errors={errors ? { ...errors } : undefined}>
        {(formError ?? errors?.mobile) && (
          <Notice isLive tone="danger">
            {formError ?? errors?.mobile}
          </Notice>
        )}
        {Object.entries({ ...hidden, mobile }).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <p className={css.proven}>
          {intl.formatMessage(words.mobile, { mobile })}
          {props.backHref && <Link href={props.backHref}>{intl.formatMessage(words.change)}</Link>}
        </p>
        <TextField
          autoComplete="username"
          description={intl.formatMessage(words.accountRule, { min, max })}
          isRequired
          label={intl.formatMessage(words.account)}
          name="userName"
          onChange={(typed) => {
            setUserName(typed);
            props.onUserNameChange?.(typed);
          }}
          size="l"
          value={userName}
        />
        <PasswordPair label={intl.formatMessage(words.password)} />
        <Agreement
          error={errors?.agreement}
          isAgreed={values?.isAgreed}
          privacyHref={props.privacyHref ?? "/termsPage-new?type=1"}
          termsHref={props.termsHref ?? "/termsPage-new?type=4"}
        />
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
