import { Button } from "@tradehall/ui/Button";
import { byPlace } from "@tradehall/ui/by-place";
import { useIntl } from "react-intl";
import * as css from "./QuickQuestions.css.ts";
import { words } from "./QuickQuestions.messages.ts";

export interface QuickQuestionsProps {
  /** What buyers often ask; none show nothing. */
  questions: readonly string[];
  /** Called to ask one. */
  onAsk: (question: string) => void;
  /** Nothing can be sent now. */
  isDisabled?: boolean;
}

/** Questions that are asked by a press, in one row that scrolls. */
export function QuickQuestions({ questions, onAsk, isDisabled = false }: QuickQuestionsProps) {
  const { formatMessage } = useIntl();
  if (questions.length === 0) return null;
  return (
    <ul aria-label={formatMessage(words.label)} className={css.row}>
      {byPlace(questions).map(({ item: question, key }) => (
        <li key={key}>
          <Button isDisabled={isDisabled} onPress={() => onAsk(question)} size="s" variant="soft">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
