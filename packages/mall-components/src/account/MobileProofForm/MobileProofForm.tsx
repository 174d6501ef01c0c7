import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { EntryForm, type EntryFormProps, EntrySubmit } from "../../forms/EntryForm.tsx";
import { MobileField } from "../../forms/MobileField.tsx";
import { useRemembered } from "../../forms/use-remembered.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { SmsCodeField, type SmsCodeSending } from "../../shell/SmsCodeField/index.ts";
import * as css from "./MobileProofForm.css.ts";
import { words } from "./MobileProofForm.messages.ts";

/** Errors stand at `mobile` and `validCode`, which are sent. */
export interface MobileProofFormProps extends EntryFormProps, Omit<SmsCodeSending, "onSendCode"> {
  /** The buyer's own number, masked: no other is asked for. */
  ownMobile?: string;
  /** Number typed before, to keep it. */
  mobile?: string;
  /** Called to send a code; without it the button submits with `intent=sendCode`. */
  onSendCode?: (mobile: string) => void;
  /** The way to the sign-in, shown where the number is refused: it may have an account. */
  loginHref?: string;
}

/** First step: a mobile number, or the own one, and the code sent to it. */
export function MobileProofForm(props: MobileProofFormProps) {
  const { action, ownMobile, errors, formError, isPending, onSubmit, onSendCode, loginHref } = props;
  const intl = useIntl();
  const [mobile, setMobile] = useRemembered(props.mobile ?? "");
  return (
    <EntryForm action={action} errors={errors} formError={formError} onSubmit={onSubmit}>
      {ownMobile === undefined ? (
        <MobileField
          label={intl.formatMessage(entryWords.mobile)}
          onChange={setMobile}
          placeholder={intl.formatMessage(entryWords.enterMobile)}
          size="l"
          value={mobile}
        />
      ) : (
        <p className={css.own}>{intl.formatMessage(words.ownMobile, { mobile: ownMobile })}</p>
      )}
      <SmsCodeField {...props} onSendCode={onSendCode && (() => onSendCode(mobile.trim()))} />
      <Stack space="m">
        <EntrySubmit isPending={isPending} pendingLabel={intl.formatMessage(words.checking)} value="verify">
          {intl.formatMessage(words.next)}
        </EntrySubmit>
        {loginHref && errors?.mobile && (
          <span className={css.links}>
            {intl.formatMessage(entryWords.haveAccount)}
            <Link href={loginHref}>{intl.formatMessage(chromeWords.signIn)}</Link>
          </span>
        )}
      </Stack>
    </EntryForm>
  );
}
