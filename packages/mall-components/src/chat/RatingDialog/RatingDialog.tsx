import { Dialog } from "@tradehall/ui/Dialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { words } from "../ChatHead/ChatHead.messages.ts";
import { RatingForm, type RatingFormProps } from "../RatingForm/RatingForm.tsx";

export type RatingDialogProps = Omit<RatingFormProps, "onClose"> & {
  /** Called by the cross, Escape, a press outside, and by the button of the thanks. */
  onClose: () => void;
};

/** The rating of a conversation over it. */
export function RatingDialog(props: RatingDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      labels={{ close: formatMessage(actWords.close) }}
      onClose={props.onClose}
      size="s"
      title={formatMessage(words.rate)}
    >
      <RatingForm {...props} />
    </Dialog>
  );
}
