import { Checkbox } from "@tradehall/ui/Checkbox";
import { ErrorIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useId } from "react";
import { useIntl } from "react-intl";
import { TermsLinks } from "../TermsLinks/index.ts";
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
    <Stack space="xs">
      <Inline as="span" rowSpace="none" space="xxs" size="s">
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
      </Inline>
      {error && (
        <Inline as="span" space="xs" wrap={false} size="s" tone="danger" id={id}>
          <Icon as={ErrorIcon} size="s" />
          {error}
        </Inline>
      )}
    </Stack>
  );
}
