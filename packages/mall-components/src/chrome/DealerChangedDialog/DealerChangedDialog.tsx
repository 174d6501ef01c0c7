import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { words } from "./DealerChangedDialog.messages.ts";

export interface DealerChangedDialogProps {
  /** Whether it shows: after code A00008 (Spec §8). It cannot be dismissed otherwise. */
  isOpen: boolean;
  /** Called by 我知道了; the page then goes home. */
  onConfirm: () => void;
}

/** Says that the bound dealer changed; only its button closes it (Spec §8, A00008). */
export function DealerChangedDialog({ isOpen, onConfirm }: DealerChangedDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      confirmLabel={intl.formatMessage(words.confirm)}
      isOpen={isOpen}
      onConfirm={onConfirm}
      title={intl.formatMessage(words.title)}
      tone="info"
    >
      {intl.formatMessage(words.text)}
    </AlertDialog>
  );
}
