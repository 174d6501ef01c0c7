import { Checkbox } from "@tradehall/ui/Checkbox";
import { ErrorIcon, Icon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useId } from "react";
import { useIntl } from "react-intl";
import * as css from "./NewAccountForm.css.ts";
import { words } from "./NewAccountForm.messages.ts";

interface AgreementProps {
  error: string | undefined;
  isAgreed: boolean | undefined;
  termsHref: string;
  privacyHref: string;
}

/** The tick beside the terms; the links stand outside its label, so that a click on one does not tick. */
export function Agreement({ error, isAgreed = false, termsHref, privacyHref }: AgreementProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={css.agreement}>
      <span className={css.agreementLine}>
        <Checkbox
          defaultSelected={isAgreed}
          isInvalid={error !== undefined}
          isRequired
          name="agreement"
          value="1"
          {...(error ? { "aria-describedby": id } : {})}
        >
          {intl.formatMessage(words.agree)}
        </Checkbox>
        <Link href={termsHref} isExternal>
          {intl.formatMessage(words.terms)}
        </Link>
        {intl.formatMessage(words.and)}
        <Link href={privacyHref} isExternal>
          {intl.formatMessage(words.privacy)}
        </Link>
      </span>
      {error && (
        <span className={css.error} id={id}>
          <Icon as={ErrorIcon} size="s" />
          {error}
        </span>
      )}
    </div>
  );
}
