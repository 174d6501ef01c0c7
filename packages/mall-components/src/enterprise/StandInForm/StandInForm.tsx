import { standInRules } from "@tradehall/mall-rules/checks/approval";
import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { Select, type SelectOption } from "@tradehall/ui/Select";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { words } from "./StandInForm.messages.ts";

export interface StandInFormProps extends Omit<FormGiven<keyof typeof standInRules>, "action"> {
  /** Members who can be named. */
  members: readonly SelectOption[];
  /** Who approves now, and until which day; absent without one. */
  standIn?: { name: string; untilText: string } | undefined;
  /** Called to end it. Without it the button sends `intent=stand-in-end`. */
  onEnd?: () => void;
}

const plan: FormPlan<StandInFormProps> = {
  label: () => words.title,
  check: checkedBy(standInRules),
  hidden: () => ({ intent: "stand-in" }),
  fields: [
    [
      rowOf(Select)("standIn", ({ members }: StandInFormProps) => ({
        label: words.who,
        options: members,
        placeholder: words.choose,
      })),
      text("until", { label: words.until, type: "date" }),
    ],
  ],
  submit: { label: words.submit, pending: actWords.saving },
};

/** Names who approves orders in one's place until a day, or ends that. */
export function StandInForm(props: StandInFormProps) {
  const { standIn, isPending, onEnd } = props;
  const say = useIntl().formatMessage;
  return (
    <CenterSection title={say(words.title)}>
      {standIn && (
        <Notice
          actions={
            <form method="post">
              <Button isPending={isPending} {...sendsQuietly("outline", "stand-in-end", onEnd)}>
                {say(words.end)}
              </Button>
            </form>
          }
        >
          {say(words.isSet, { name: standIn.name, day: standIn.untilText })}
        </Notice>
      )}
      <Text size="s" tone="muted">
        {say(words.hint)}
      </Text>
      <FormPart given={props} plan={plan} />
    </CenterSection>
  );
}
