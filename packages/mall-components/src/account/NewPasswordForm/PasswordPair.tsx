import { textLimits } from "@tradehall/mall-rules/limits";
import { PasswordField } from "@tradehall/ui/PasswordField";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";
import { words } from "./NewPasswordForm.messages.ts";

/** A new password and once more the same: fields `password` and `confirmation`. */
export function PasswordPair({ label }: { label?: string }) {
  const intl = useIntl();
  const labels = {
    show: intl.formatMessage(entryWords.showPassword),
    hide: intl.formatMessage(entryWords.hidePassword),
  };
  const { passwordMin: min, passwordMax: max } = textLimits;
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        description={intl.formatMessage(words.rule, { min, max })}
        isRequired
        label={label ?? intl.formatMessage(words.password)}
        labels={labels}
        name="password"
        size="l"
      />
      <PasswordField
        autoComplete="new-password"
        isRequired
        label={intl.formatMessage(words.again)}
        labels={labels}
        name="confirmation"
        placeholder={intl.formatMessage(words.againHint)}
        size="l"
      />
    </>
  );
}
