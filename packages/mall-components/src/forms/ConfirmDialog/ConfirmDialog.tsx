import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { type Question, wordsOf } from "./questions.ts";
import { ReasonField } from "./ReasonField.tsx";

export interface ConfirmDialogProps {
  /** What is asked; without it nothing shows. */
  question?: Question;
  /** Called by the button that leaves it, and by Escape; the parent takes the question away. */
  onClose: () => void;
  /** Confirmed, with the words of the chosen reason; "" where the question has none. */
  onConfirm: (reason: string) => void;
  /** The confirmed act is under way: neither button can be pressed. Default false. */
  isPending?: boolean;
  /** What the server said, e.g. 订单状态已变更. */
  formError?: string;
}

/** Asks once more before an act that cannot be taken back, and for the reason where one is wanted (Spec §4). */
export function ConfirmDialog({ question, ...answers }: ConfirmDialogProps) {
  return question && <OpenQuestion {...answers} question={question} />;
}

function OpenQuestion(props: ConfirmDialogProps & { question: Question }) {
  const { question, onClose, onConfirm, isPending, formError } = props;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { title, text, confirm, keep = actWords.cancel, tone, reasons } = wordsOf(question);
  return (
    <AlertDialog
      cancelLabel={formatMessage(keep)}
      confirmLabel={formatMessage(confirm)}
      errorText={formError}
      isOpen
      isPending={isPending}
      fields={
        reasons && (
          <ReasonField
            chosen={{
              value: reason,
              onChange: (value) => {
                setReason(value);
                setMissing(false);
              },
            }}
            isMissing={isMissing}
            reasons={reasons}
          />
        )
      }
      onCancel={onClose}
      onConfirm={() => (reasons && !reason ? setMissing(true) : onConfirm(reason))}
      title={formatMessage(title)}
      tone={tone}
    >
      {formatMessage(text, question.values)}
    </AlertDialog>
  );
}
