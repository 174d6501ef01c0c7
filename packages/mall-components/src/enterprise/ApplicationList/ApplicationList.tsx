import { useIntl } from "react-intl";
import { DecisionForm, type DecisionRefused } from "../../forms/DecisionForm/DecisionForm.tsx";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
import { pendingRow } from "../pending-row.ts";
import { words } from "./ApplicationList.messages.ts";

/** An application to join that waits for the administrator. */
export interface ApplicationView {
  id: string;
  name: string;
  /** Masked. */
  mobile: string;
  /** What the applicant says of themselves; may be `""`. */
  note: string;
  /** `yyyy-MM-dd`. */
  askedText: string;
}

export interface ApplicationListProps {
  /** Applications that wait; nothing renders for none. */
  applications: readonly ApplicationView[];
  /** An answer is on its way: the buttons spin and ignore presses. Default false. */
  isPending?: boolean;
  /** Id of the application that the act is about: only its buttons spin, the others are off. Absent: all spin. */
  pendingId?: string | undefined;
  /** Called to approve one. Without it the button sends `intent=approve`. */
  onApprove?: (id: string) => void;
  /** Called with the reason, by `reason` and `applicationId`. Without it the form sends `intent=turn-down`. */
  onRefuse?: (values: FormData) => void;
  /** What the server said of a refusal, for the application it was about. */
  refused?: (DecisionRefused & { id: string }) | undefined;
}

/** What the server said of a refusal, without the application it was about. */
function toldOf({ id: _, ...told }: NonNullable<ApplicationListProps["refused"]>): DecisionRefused {
  return told;
}

/** Applications that wait, each to be approved, or refused with a reason; nothing where there are none. */
export function ApplicationList(props: ApplicationListProps) {
  const { applications, isPending, pendingId, onApprove, onRefuse, refused } = props;
  const say = useIntl().formatMessage;
  if (applications.length === 0) return null;
  return (
    <CenterSection title={say(words.title)}>
      <ul aria-label={say(words.title)}>
        {applications.map(({ id, name, mobile, note, askedText }) => (
          <PersonRow
            facts={[mobile, say(enterpriseWords.asked, { time: askedText }), note]}
            key={id}
            name={name}
          >
            <DecisionForm
              intents={{ approve: "approve", refuse: "turn-down" }}
              {...pendingRow(isPending, pendingId, id)}
              labels={{
                approve: say(words.approve),
                approveNamed: say(words.approveNamed, { name }),
                refuse: say(words.refuse),
                refuseNamed: say(words.refuseNamed, { name }),
                hint: say(words.hint),
              }}
              onApprove={onApprove}
              onRefuse={onRefuse}
              refused={refused?.id === id ? toldOf(refused) : undefined}
              subject={{ name: "applicationId", value: id }}
            />
          </PersonRow>
        ))}
      </ul>
    </CenterSection>
  );
}
