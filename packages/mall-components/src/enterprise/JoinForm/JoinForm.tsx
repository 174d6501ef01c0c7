import { joinRules } from "@tradehall/mall-rules/checks/enterprise";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { sendsQuietly } from "../../forms/instead.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingForm, pendingRow } from "../pending-row.ts";
import { words } from "./JoinForm.messages.ts";

/** One of the buyer's applications that waits or was refused. */
export interface OwnApplicationView {
  id: string;
  enterpriseName: string;
  /** It waits and can be withdrawn; otherwise it was refused. */
  isWaiting: boolean;
  /** Why it was refused; `""` while it waits. */
  reason: string;
  /** `yyyy-MM-dd`. */
  askedText: string;
}

export interface JoinFormProps extends Omit<FormGiven<keyof typeof joinRules>, "action"> {
  /** The buyer's requests that wait or were refused; no list for none. */
  applications: readonly OwnApplicationView[];
  /** The enterprise that the last press has asked. */
  sentTo?: string | undefined;
  /** Id of the request that is being taken back: its button spins, the form's does not. */
  pendingId?: string | undefined;
  /** Called to take one back. Without it the button sends `intent=withdraw-application`. */
  onWithdraw?: (id: string) => void;
}

const plan: FormPlan<JoinFormProps> = {
  label: () => words.title,
  check: checkedBy(joinRules),
  hidden: () => ({ intent: "apply" }),
  fields: [
    text("enterprise", { label: words.enterprise, description: words.hint, autoComplete: "organization" }),
    text("note", {
      label: words.note,
      description: words.noteHint,
      isRequired: false,
      maxLength: enterpriseLimits.joinNote,
    }),
  ],
  submit: { label: words.submit, pending: enterpriseWords.sending },
};

/** Asks an enterprise's administrator to be taken in, and lists what became of one's requests. */
export function JoinForm(props: JoinFormProps) {
  const say = useIntl().formatMessage;
  const { applications, sentTo, isPending, pendingId, onWithdraw } = props;
  return (
    <CenterSection title={say(words.title)}>
      {sentTo && (
        <Notice isLive tone="success">
          {say(words.sent, { name: sentTo })}
        </Notice>
      )}
      <FormPart given={{ ...props, ...pendingForm(isPending, pendingId) }} plan={plan} />
      {applications.length > 0 && (
        <ul aria-label={say(words.own)}>
          {applications.map(({ id, enterpriseName: name, isWaiting, reason, askedText }) => (
            <PersonRow
              facts={[
                say(enterpriseWords.asked, { time: askedText }),
                reason && say(words.reason, { reason }),
              ]}
              key={id}
              name={name}
              tags={
                <Tag tone={isWaiting ? "warning" : "danger"}>
                  {say(isWaiting ? words.waiting : words.refused)}
                </Tag>
              }
            >
              {isWaiting && (
                <form method="post">
                  <input name="applicationId" type="hidden" value={id} />
                  <Button
                    aria-label={say(words.withdrawNamed, { name })}
                    {...pendingRow(isPending, pendingId ?? "", id)}
                    {...sendsQuietly("outline", "withdraw-application", onWithdraw, id)}
                  >
                    {say(words.withdraw)}
                  </Button>
                </form>
              )}
            </PersonRow>
          ))}
        </ul>
      )}
    </CenterSection>
  );
}
