import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { FieldRow } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { mobile } from "../../forms/FormPart/TextRow.tsx";
import { SmsCodeField, type SmsCodeSending } from "../../forms/SmsCodeField/index.ts";
import { useRemembered } from "../../forms/use-remembered.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { words } from "./MobileProofForm.messages.ts";

/** Errors stand at `mobile` and `validCode`, which are sent. */
export interface MobileProofFormProps
  extends Omit<FormGiven, "defaultValues">,
    Omit<SmsCodeSending, "onSendCode"> {
  /** The buyer's own number, masked: no other is asked for. */
  ownMobile?: string;
  /** What the code does at once: change to the number typed here, or close the account. Default: a step follows. */
  last?: "change" | "close";
  /** Sent along unseen, e.g. the flag of the old number. */
  hidden?: Readonly<Record<string, string>>;
  /** Number typed before, to keep it. */
  mobile?: string;
  /** Called to send a code; without it the button submits with `intent=sendCode`. */
  onSendCode?: (mobile: string) => void;
  /** The way to the sign-in, shown where the number is refused: it may have an account. */
  loginHref?: string;
}

interface Given extends MobileProofFormProps {
  /** What is in the field now. */
  mobile: string;
  onMobile: (typed: string) => void;
}

const anyMobile = mobile("mobile", ({ mobile: value, onMobile, last }: Given) => ({
  label: last === "change" ? words.newMobile : entryWords.mobile,
  onChange: onMobile,
  placeholder: entryWords.enterMobile,
  size: "l",
  value,
}));

function MobileOrOwn({ given }: { given: Given }) {
  const intl = useIntl();
  if (given.ownMobile === undefined) return <FieldRow given={given} row={anyMobile} />;
  return (
    <Text as="p" size="inherit" isNumeric>
      {intl.formatMessage(words.ownMobile, { mobile: given.ownMobile })}
    </Text>
  );
}

const Code = ({ given: { onSendCode, ...sending } }: { given: Given }) => (
  <SmsCodeField {...sending} onSendCode={onSendCode && (() => onSendCode(sending.mobile.trim()))} />
);

function WayToSignIn({ given: { loginHref, fieldErrors } }: { given: Given }) {
  const intl = useIntl();
  if (!loginHref || !fieldErrors?.mobile) return null;
  return (
    <Inline as="span" space="none" align="center" alignY="stretch" wrap={false} size="s" tone="muted">
      {intl.formatMessage(entryWords.haveAccount)}
      <Link href={loginHref}>{intl.formatMessage(chromeWords.signIn)}</Link>
    </Inline>
  );
}

const plan: FormPlan<Given> = {
  hidden: ({ hidden = {} }) => hidden,
  fields: [MobileOrOwn, Code],
  submit: { label: words.next, pending: words.checking, intent: "verify", isWide: true },
  after: WayToSignIn,
};

const planOf = {
  change: { ...plan, submit: { ...plan.submit, label: words.change } },
  close: { ...plan, submit: { ...plan.submit, label: words.close } },
} satisfies Record<string, FormPlan<Given>>;

/** First step: a mobile number, or the own one, and the code sent to it. */
export function MobileProofForm(props: MobileProofFormProps) {
  const [typed, setTyped] = useRemembered(props.mobile ?? "");
  const given = { ...props, mobile: typed, onMobile: setTyped };
  return <FormPart given={given} plan={props.last ? planOf[props.last] : plan} />;
}
