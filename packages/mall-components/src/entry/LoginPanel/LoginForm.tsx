import { Button } from "@tradehall/ui/Button";
import { FormErrors } from "@tradehall/ui/Form";
import { Notice } from "@tradehall/ui/Notice";
import { PasswordField } from "@tradehall/ui/PasswordField";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { MobileField } from "../../forms/MobileField.tsx";
import { SecurityCheck } from "../../forms/SecurityCheck/index.ts";
import { SmsCodeField } from "../../forms/SmsCodeField/index.ts";
import { useRemembered } from "../../forms/use-remembered.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { TermsLinks } from "../TermsLinks/index.ts";
import * as css from "./LoginForm.css.ts";
import { words } from "./LoginPanel.messages.ts";
import type { LoginPanelProps, LoginTab } from "./login-panel-props.ts";

/** The form of one tab. Both keep what was typed: the mobile number and the account live above the tabs. */
export function LoginForm(props: LoginPanelProps & { tab: Exclude<LoginTab, "qr"> }) {
  const { tab, values, errors, notice, formError, redirect, isPending, onSubmit, onSendCode } = props;
  const intl = useIntl();
  const [userName, setUserName] = useRemembered(values?.userName ?? "");
  const [mobile, setMobile] = useRemembered(values?.mobile ?? "");
  return (
    <form
      action={props.action}
      className={css.form}
      data-tabbed={props.variant !== "plain" || undefined}
      method="post"
      noValidate
      onSubmit={onSubmit && ((event) => onSubmit(tab, event))}
    >
      <FormErrors errors={errors}>
        {formError ? (
          <Notice isLive tone="danger">
            {formError}
          </Notice>
        ) : (
          notice && <Notice isLive>{notice}</Notice>
        )}
        <input name="tab" type="hidden" value={tab} />
        {redirect && <input name="redirect" type="hidden" value={redirect} />}
        {tab === "account" ? (
          <>
            <TextField
              autoComplete="username"
              isRequired
              label={intl.formatMessage(entryWords.account)}
              name="userName"
              onChange={(typed) => {
                setUserName(typed);
                props.onType?.({ userName: typed });
              }}
              placeholder={intl.formatMessage(words.accountHint)}
              size="l"
              value={userName}
            />
            <PasswordField
              autoComplete="current-password"
              isRequired
              label={intl.formatMessage(entryWords.password)}
              labels={{
                show: intl.formatMessage(entryWords.showPassword),
                hide: intl.formatMessage(entryWords.hidePassword),
              }}
              name="passWord"
              placeholder={intl.formatMessage(words.passwordHint)}
              size="l"
            />
            {(errors?.captcha || props.check?.state === "done") && (
              <SecurityCheck
                errorText={errors?.captcha}
                onStart={props.onCheck}
                progress={props.check?.progress}
                state={props.check?.state ?? "idle"}
              />
            )}
          </>
        ) : (
          <>
            <MobileField
              label={intl.formatMessage(entryWords.mobile)}
              onChange={(typed) => {
                setMobile(typed);
                props.onType?.({ mobile: typed });
              }}
              placeholder={intl.formatMessage(entryWords.enterMobile)}
              size="l"
              value={mobile}
            />
            <SmsCodeField {...props} onSendCode={onSendCode && (() => onSendCode(mobile.trim()))} />
          </>
        )}
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage(words.pending)}
          size="l"
          type="submit"
          width="full"
        >
          {intl.formatMessage(words.submit)}
        </Button>
        <Text as="p" size="xs" tone="muted">
          {intl.formatMessage(words.consent)}
          <TermsLinks />
        </Text>
      </FormErrors>
    </form>
  );
}
