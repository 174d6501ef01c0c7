import type { storeAccountRules } from "@tradehall/mall-rules/checks/store";
import { textLimits } from "@tradehall/mall-rules/limits";
import { Heading } from "@tradehall/ui/Heading";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words as accountWords } from "../../entry/NewAccountForm/NewAccountForm.messages.ts";
import { passwords } from "../../entry/NewPasswordForm/PasswordRows.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { SmsCodeField, type SmsCodeSending } from "../../forms/SmsCodeField/index.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { storeWords } from "../../messages/store.messages.ts";
import { words } from "./StoreAccountForm.messages.ts";

/** Errors stand at `account`, `password`, `confirmation`, `validCode`; passwords never come back. */
export interface StoreAccountFormProps extends FormGiven<keyof typeof storeAccountRules>, SmsCodeSending {
  /** The account that is set; absent: there is none yet. */
  current?: string | undefined;
  /** The buyer's own number, masked: a change takes the code that is sent to it. */
  ownMobile: string;
  /** It has just been set or changed. */
  isSaved?: boolean | undefined;
  /** Where the merchant back-end is; absent: the platform says it. */
  merchantHref?: string | undefined;
}

const { accountMin: min, accountMax: max, storePasswordMax } = textLimits;

function Merchant({ given: { merchantHref, current } }: { given: StoreAccountFormProps }) {
  const intl = useIntl();
  return (
    <Notice tone="info">
      {intl.formatMessage(words.merchant)}
      {merchantHref ? (
        <>
          {intl.formatMessage(words.address)} <Link href={merchantHref}>{merchantHref}</Link>
        </>
      ) : (
        intl.formatMessage(words.noAddress)
      )}
      {current && <div>{intl.formatMessage(words.current, { account: current })}</div>}
    </Notice>
  );
}

function Proof({ given: { current, ownMobile, ...sending } }: { given: StoreAccountFormProps }) {
  const intl = useIntl();
  if (!current) return null;
  return (
    <Stack space="s">
      <Text tone="muted">{intl.formatMessage(words.proof, { mobile: ownMobile })}</Text>
      <SmsCodeField {...sending} />
    </Stack>
  );
}

const plan: FormPlan<StoreAccountFormProps> = {
  label: () => storeWords.account,
  // The rules stay on the server: its list of common passwords is longer than the form.
  fields: [
    Merchant,
    text("account", (_, intl) => ({
      autoComplete: "off",
      description: intl.formatMessage(accountWords.accountRule, { min, max }),
      label: storeWords.account,
      size: "l",
    })),
    ...passwords(entryWords.password, storePasswordMax),
    Proof,
  ],
  submit: { label: storeWords.setAccount, pending: words.pending, intent: "account", isWide: true },
};
const change = { ...plan, submit: { ...plan.submit, label: storeWords.changeAccount } };

/** Account and password of the merchant back-end, set or changed (Spec §1, §5 "Store password"). */
export function StoreAccountForm(props: StoreAccountFormProps) {
  const intl = useIntl();
  const title = intl.formatMessage(props.current ? storeWords.changeAccount : storeWords.setAccount);
  return (
    <Stack space="m">
      <Heading level={2} size="l">
        {title}
      </Heading>
      {props.isSaved && (
        <Notice isLive tone="success">
          {intl.formatMessage(words.saved)}
        </Notice>
      )}
      <FormPart given={props} plan={props.current ? change : plan} />
    </Stack>
  );
}
