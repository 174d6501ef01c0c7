import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";
import { mailWords } from "../../messages/mail.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { SettingRow } from "../../parts/SettingRow/SettingRow.tsx";
import { words } from "./SecurityList.messages.ts";

export interface SecurityListProps extends ListStateProps {
  /** The mobile number, masked. */
  mobile: string;
  /** Where the mobile number is changed. */
  mobileHref: string;
  /** The confirmed address, masked; `""` without one. */
  mail: string;
  /** The address that waits for its link to be opened; `""` for none. */
  waitingMail: string;
  /** Where an address is added, changed or confirmed. */
  mailHref: string;
  /** Where the password is changed. */
  passwordHref: string;
}

type Toward = { href: string; label: string; children: string };
const Change = ({ href, label, children }: Toward) => (
  <ButtonLink aria-label={label} href={href} size="s" tone="neutral" variant="outline">
    {children}
  </ButtonLink>
);

/** What a buyer signs in by, each with its state and the way to change it. */
export function SecurityList(props: SecurityListProps) {
  const { mobile, mobileHref, mail, waitingMail, mailHref, passwordHref, state, onRetry } = props;
  const say = useIntl().formatMessage;
  const confirmed = <Tag tone="success">{say(mailWords.confirmed)}</Tag>;
  const mailTag = waitingMail ? (
    <Tag tone="warning">{say(mailWords.waiting)}</Tag>
  ) : mail ? (
    confirmed
  ) : (
    <Tag>{say(words.unset)}</Tag>
  );
  const mailAct = say(waitingMail ? words.finishMail : mail ? words.changeMail : words.addMail);
  return (
    <CenterSection onRetry={onRetry} state={state} title={say(words.title)}>
      <ul>
        <SettingRow
          hint={say(words.mobileHint)}
          label={say(entryWords.mobile)}
          tag={confirmed}
          value={mobile}
        >
          <Change href={mobileHref} label={say(entryWords.changeMobile)}>
            {say(words.change)}
          </Change>
        </SettingRow>
        <SettingRow
          hint={say(waitingMail ? words.waitingHint : words.mailHint)}
          label={say(mailWords.mail)}
          tag={mailTag}
          value={waitingMail || mail}
        >
          <Change href={mailHref} label={mailAct}>
            {mailAct}
          </Change>
        </SettingRow>
        <SettingRow
          hint={say(words.passwordHint)}
          label={say(entryWords.password)}
          tag={<Tag tone="success">{say(words.set)}</Tag>}
        >
          <Change href={passwordHref} label={say(entryWords.changePassword)}>
            {say(entryWords.changePassword)}
          </Change>
        </SettingRow>
      </ul>
    </CenterSection>
  );
}
