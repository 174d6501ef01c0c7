import { userMailRules } from "@tradehall/mall-rules/checks/email";
import { accountLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { sendsQuietly } from "../../forms/instead.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { mailWords } from "../../messages/mail.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./MailForm.messages.ts";

export interface MailFormProps extends Omit<FormGiven<keyof typeof userMailRules>, "action"> {
  /** The confirmed address, masked; `""` without one. */
  mail: string;
  /** The address that waits for its link to be opened; `""` for none. */
  waitingMail: string;
  /** The account's page. */
  backHref: string;
  /** Called with the waiting address to send another letter. Without it the button sends `intent=send`. */
  onSendAgain?: (mail: string) => void;
  /** Called to remove both addresses. Without it the button sends `intent=remove`. */
  onRemove?: () => void;
}

const plan: FormPlan<MailFormProps> = {
  label: () => mailWords.mail,
  check: checkedBy(userMailRules),
  hidden: () => ({ intent: "send" }),
  fields: [
    text("userMail", ({ mail }: MailFormProps) => ({
      autoComplete: "email",
      inputMode: "email",
      label: mail ? words.newMail : mailWords.mail,
      placeholder: words.hint,
      type: "email",
    })),
  ],
  submit: { label: words.send, pending: mailWords.sending },
};

type Part = { given: MailFormProps };

function Waiting({ given: { waitingMail, isPending, onSendAgain } }: Part) {
  const say = useIntl().formatMessage;
  const hours = accountLimits.mailLinkMs / 3_600_000;
  return (
    <Notice
      actions={
        <form method="post">
          <input name="userMail" type="hidden" value={waitingMail} />
          <Button isPending={isPending} {...sendsQuietly("outline", "send", onSendAgain, waitingMail)}>
            {say(words.again)}
          </Button>
        </form>
      }
      isLive
    >
      {say(words.sent, { mail: waitingMail, hours })}
    </Notice>
  );
}

function Confirmed({ given: { mail, waitingMail, isPending, onRemove } }: Part) {
  const say = useIntl().formatMessage;
  return (
    <Inline align="between" space="m">
      <Inline space="s">
        {mail && <span>{say(words.now, { mail })}</span>}
        {mail && <Tag tone="success">{say(mailWords.confirmed)}</Tag>}
        {waitingMail && <Tag tone="warning">{say(mailWords.waiting)}</Tag>}
      </Inline>
      <form method="post">
        <Button isPending={isPending} {...sendsQuietly("outline", "remove", onRemove)}>
          {say(mailWords.remove)}
        </Button>
      </form>
    </Inline>
  );
}

/** The account's mail address: a letter with a link to confirm one, another letter, removing it. */
export function MailForm(props: MailFormProps) {
  const say = useIntl().formatMessage;
  const { mail, waitingMail, backHref } = props;
  return (
    <CenterSection title={say(mailWords.mail)}>
      <Stack space="l">
        {(mail || waitingMail) && <Confirmed given={props} />}
        {waitingMail && <Waiting given={props} />}
        <FormPart given={props} plan={plan} />
        <Link href={backHref}>{say(entryWords.toAccount)}</Link>
      </Stack>
    </CenterSection>
  );
}
