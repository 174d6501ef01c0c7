import { mobileRule } from "@tradehall/mall-rules/checks/person";
import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { mobile } from "../../forms/FormPart/TextRow.tsx";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingForm, pendingRow } from "../pending-row.ts";
import { words } from "./InviteForm.messages.ts";

/** An invitation that waits for an answer. */
export interface SentInviteView {
  id: string;
  /** Masked; `""` of a link. */
  mobile: string;
  /** `yyyy-MM-dd HH:mm`. */
  untilText: string;
}

export interface InviteFormProps extends Omit<FormGiven<"mobile">, "action"> {
  /** What the last press made: an invitation to a number, or a link. */
  made?: { mobile: string } | { link: string } | undefined;
  /** Invitations without an answer; no list for none. */
  invites: readonly SentInviteView[];
  /** Id of the invitation that is being taken back: its button spins, the form's does not. */
  pendingId?: string | undefined;
  /** Called to make a link. Without it the button sends `intent=link`. */
  onLink?: () => void;
  /** Called to take one back. Without it the button sends `intent=withdraw`. */
  onWithdraw?: (id: string) => void;
}

const plan: FormPlan<InviteFormProps> = {
  label: () => words.title,
  check: checkedBy({ mobile: mobileRule }),
  hidden: () => ({ intent: "invite" }),
  fields: [mobile("mobile", { label: entryWords.mobile, description: words.hint })],
  submit: { label: words.submit, pending: words.pending },
};

/** Invites members by number or by link, and lists what waits for an answer. */
export function InviteForm(props: InviteFormProps) {
  const say = useIntl().formatMessage;
  const { made, invites, isPending, pendingId, onLink, onWithdraw } = props;
  const pending = pendingForm(isPending, pendingId);
  return (
    <CenterSection title={say(words.title)}>
      {made && (
        <Notice isLive tone="success">
          {"mobile" in made ? (
            say(words.sent, { mobile: made.mobile })
          ) : (
            <>
              {say(words.linkIs)} <code>{made.link}</code>{" "}
              <CopyText label={say(actWords.copyLink)} text={made.link} variant="text" />
            </>
          )}
        </Notice>
      )}
      <FormPart given={{ ...props, ...pending }} plan={plan} />
      <form method="post">
        <Button {...pending} size="s" tone="neutral" variant="outline" {...sends("link", onLink)}>
          {say(words.link)}
        </Button>
      </form>
      {invites.length > 0 && (
        <ul aria-label={say(words.open)}>
          {invites.map(({ id, mobile: number, untilText }) => (
            <PersonRow
              facts={[say(enterpriseWords.until, { time: untilText })]}
              key={id}
              name={number || say(words.anyone)}
            >
              <form method="post">
                <input name="inviteId" type="hidden" value={id} />
                <Button
                  aria-label={say(words.withdrawNamed, { name: number || say(words.anyone) })}
                  {...pendingRow(isPending, pendingId ?? "", id)}
                  {...sendsQuietly("outline", "withdraw", onWithdraw, id)}
                >
                  {say(words.withdraw)}
                </Button>
              </form>
            </PersonRow>
          ))}
        </ul>
      )}
    </CenterSection>
  );
}
