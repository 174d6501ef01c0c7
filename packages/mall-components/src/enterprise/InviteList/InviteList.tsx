import { Button } from "@tradehall/ui/Button";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingRow } from "../pending-row.ts";
import { words } from "./InviteList.messages.ts";

/** An invitation to an enterprise. */
export interface InviteView {
  id: string;
  enterpriseName: string;
  inviterName: string;
  /** `yyyy-MM-dd HH:mm`. */
  untilText: string;
  /** Can be answered; otherwise it only says that it is over. */
  isOpen: boolean;
}

export interface InviteListProps {
  /** Invitations of the buyer; nothing renders for none. */
  invites: readonly InviteView[];
  /** An answer is on its way: the buttons spin and ignore presses. Default false. */
  isPending?: boolean;
  /** Id of the invitation that the act is about: only its buttons spin, the others are off. Absent: all spin. */
  pendingId?: string | undefined;
  /** Called with the answer. Without it the buttons send `intent=accept-invite` or `decline-invite`. */
  onAnswer?: (id: string, isAccepted: boolean) => void;
}

/** Invitations that wait for the buyer's answer; nothing where there are none. */
export function InviteList({ invites, isPending, pendingId, onAnswer }: InviteListProps) {
  const say = useIntl().formatMessage;
  if (invites.length === 0) return null;
  return (
    <CenterSection title={say(words.title)}>
      <ul>
        {invites.map(({ id, enterpriseName: name, inviterName, untilText, isOpen }) => (
          <PersonRow
            facts={[
              say(words.by, { name: inviterName }),
              isOpen ? say(enterpriseWords.until, { time: untilText }) : "",
            ]}
            key={id}
            name={name}
            tags={!isOpen && <Tag tone="neutral">{say(words.over)}</Tag>}
          >
            {isOpen && (
              <form method="post">
                <input name="inviteId" type="hidden" value={id} />
                <Button
                  aria-label={say(words.acceptNamed, { name })}
                  {...pendingRow(isPending, pendingId, id)}
                  size="s"
                  {...sends("accept-invite", onAnswer, id, true)}
                >
                  {say(enterpriseWords.accept)}
                </Button>{" "}
                <Button
                  aria-label={say(words.declineNamed, { name })}
                  {...pendingRow(isPending, pendingId, id)}
                  {...sendsQuietly("outline", "decline-invite", onAnswer, id, false)}
                >
                  {say(enterpriseWords.decline)}
                </Button>
              </form>
            )}
          </PersonRow>
        ))}
      </ul>
    </CenterSection>
  );
}
