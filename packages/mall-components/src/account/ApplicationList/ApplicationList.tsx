import { refusalRules } from "@tradehall/mall-rules/checks/enterprise";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { checkedBy } from "../../shell/FormPart/checked-by.ts";
import { FormPart } from "../../shell/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../shell/FormPart/form-plan.ts";
import { text } from "../../shell/FormPart/TextRow.tsx";
import { CenterSection } from "../CenterSection/CenterSection.tsx";
import { PersonRow } from "../PersonRow/PersonRow.tsx";
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

type Refusal = Omit<FormGiven<keyof typeof refusalRules>, "action">;

export interface ApplicationListProps {
  applications: readonly ApplicationView[];
  isPending?: boolean;
  /** Called to approve one. Without it the button sends `intent=approve`. */
  onApprove?: (id: string) => void;
  /** Called with the reason, by `reason` and `applicationId`. Without it the form sends `intent=turn-down`. */
  onRefuse?: (values: FormData) => void;
  /** What the server said of a refusal, for the application it was about. */
  refused?: (Pick<Refusal, "defaultValues" | "fieldErrors" | "formError"> & { id: string }) | undefined;
}

const plan: FormPlan<Refusal & { id: string; name: string }> = {
  label: ({ name }) => name,
  check: checkedBy(refusalRules),
  hidden: ({ id }) => ({ intent: "turn-down", applicationId: id }),
  fields: [
    text("reason", {
      label: words.reason,
      description: words.hint,
      maxLength: enterpriseLimits.refusalReason,
    }),
  ],
  space: "s",
  submit: { label: words.submit, pending: enterpriseWords.sending },
};

/** Applications that wait, each to be approved, or refused with a reason; nothing where there are none. */
export function ApplicationList(props: ApplicationListProps) {
  const { applications, isPending, onApprove, onRefuse, refused } = props;
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
            <Stack space="s">
              <form method="post">
                <input name="applicationId" type="hidden" value={id} />
                <Button
                  aria-label={say(words.approveNamed, { name })}
                  isPending={isPending}
                  size="s"
                  {...sends("approve", onApprove, id)}
                >
                  {say(words.approve)}
                </Button>
              </form>
              <Disclosure isDefaultOpen={refused?.id === id} title={say(words.refuse)}>
                <FormPart
                  given={{
                    ...(refused?.id === id ? refused : {}),
                    ...{ id, isPending, name: say(words.refuseNamed, { name }) },
                    ...(onRefuse ? { onSubmit: onRefuse } : {}),
                  }}
                  plan={plan}
                />
              </Disclosure>
            </Stack>
          </PersonRow>
        ))}
      </ul>
    </CenterSection>
  );
}
