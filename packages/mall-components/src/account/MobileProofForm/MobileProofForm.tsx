import { Button } from "@tradehall/ui/Button";
import { FormErrors } from "@tradehall/ui/Form";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { TextField } from "@tradehall/ui/TextField";
import { type FormEvent, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { SmsCodeField, type SmsCodeSending } from "../../shell/SmsCodeField/index.ts";
import * as css from "./MobileProofForm.css.ts";
import { words } from "./MobileProofForm.messages.ts";

export interface MobileProofFormProps extends Omit<SmsCodeSending, "onSendCode"> {
  /** Where the form posts. */
  action?: string;
  /** The buyer's own number, masked: no other is asked for. */
  ownMobile?: string;
  /** Number typed before, to keep it. */
  mobile?: string;
  /** Errors at fields: `mobile`, `validCode`. */
  errors?: Readonly<Record<string, string>>;
  /** Error of the whole form. */
  formError?: string | undefined;
  /** Whether the form is being sent. */
  isPending?: boolean;
  /** Called when the form is sent; fields `mobile` and `validCode`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called to send a code; without it the button submits with `intent=sendCode`. */
  onSendCode?: (mobile: string) => void;
  /** The way to the sign-in, shown where the number is refused: it may have an account. */
  loginHref?: string;
}

/** First step: a mobile number, or the own one, and the code sent to it. */
export function MobileProofForm(props: MobileProofFormProps) {
  const { action, ownMobile, errors, formError, isPending, onSubmit, onSendCode, loginHref } = props;
  const intl = useIntl();
  const remembered = props.mobile ?? "";
  const [mobile, setMobile] = useState(remembered);
  // A number that comes later, such as one this tab remembers, fills a field that is still empty.
  useEffect(() => setMobile((typed) => typed || remembered), [remembered]);
  return (
    <form action={action} method="post" noValidate onSubmit={onSubmit}>
      <FormErrors errors={errors ? { ...errors } : undefined}>
        {formError && (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        )}
        {ownMobile === undefined ? (
          <TextField
            autoComplete="tel-national"
            inputMode="tel"
            isRequired
            label={intl.formatMessage(words.mobile)}
            name="mobile"
            onChange={setMobile}
            placeholder={intl.formatMessage(words.mobileHint)}
            size="l"
            type="tel"
            value={mobile}
          />
        ) : (
          <p className={css.own}>{intl.formatMessage(words.ownMobile, { mobile: ownMobile })}</p>
        )}
        <SmsCodeField {...props} onSendCode={onSendCode && (() => onSendCode(mobile.trim()))} />
        <Stack space="m">
          <Button
            isPending={isPending}
            name="intent"
            pendingLabel={intl.formatMessage(words.checking)}
            size="l"
            type="submit"
            value="verify"
            width="full"
          >
            {intl.formatMessage(words.next)}
          </Button>
          {loginHref && errors?.mobile && (
            <span className={css.links}>
              {intl.formatMessage(words.signIn)}
              <Link href={loginHref}>{intl.formatMessage(words.signInLink)}</Link>
            </span>
          )}
        </Stack>
      </FormErrors>
    </form>
  );
}
