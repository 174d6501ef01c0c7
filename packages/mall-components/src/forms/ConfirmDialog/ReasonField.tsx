import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { useIntl } from "react-intl";
import type { QuestionWords } from "./questions.ts";

export interface ReasonFieldProps {
  /** The question, its choices, and what is said where none is chosen. */
  reasons: NonNullable<QuestionWords["reasons"]>;
  /** Whether one should have been chosen by now. */
  isMissing?: boolean;
  /** Without it the form around it keeps what is chosen, under `reason`. */
  chosen?: { value: string; onChange: (value: string) => void };
}

/** The reasons of a question, of which one must be chosen. */
export function ReasonField({ reasons, isMissing, chosen }: ReasonFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <RadioGroup
      errorMessage={isMissing ? formatMessage(reasons.missing) : undefined}
      isRequired
      label={formatMessage(reasons.label)}
      name="reason"
      options={reasons.options.map((option) => ({
        value: formatMessage(option),
        label: formatMessage(option),
      }))}
      orientation="vertical"
      {...chosen}
    />
  );
}
