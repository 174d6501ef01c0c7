import { Checkbox } from "@tradehall/ui/Checkbox";
import { ErrorIcon, Icon } from "@tradehall/ui/Icon";
import { useId } from "react";
import { useIntl } from "react-intl";
import { TermsLinks } from "../TermsLinks/index.ts";
import * as css from "./NewAccountForm.css.ts";
import { words } from "./NewAccountForm.messages.ts";

interface AgreementProps {
  given: {
    defaultValues?: { agreement?: string };
    fieldErrors?: Readonly<Record<string, string | undefined>> | undefined;
  };
}

/** The tick beside the terms; the links stand outside its label, so that a click on one does not tick. */
export function Agreement({ given }: AgreementProps) {
  const intl = useIntl();
  const id = useId();
  const error = given.fieldErrors?.agreement;
  return (
    <div className={css.agreement}>
      <span className={css.agreementLine}>
        <Checkbox
          defaultSelected={given.defaultValues?.agreement === "1"}
          isInvalid={error !== undefined}
          isRequired
          name="agreement"
          value="1"
          {...(error ? { "aria-describedby": id } : {})}
        >
          {intl.formatMessage(words.agree)}
        </Checkbox>
        <TermsLinks />
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
