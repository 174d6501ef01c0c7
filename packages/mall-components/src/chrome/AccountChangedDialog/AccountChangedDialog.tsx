import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { words } from "./AccountChangedDialog.messages.ts";

export interface AccountChangedDialogProps {
  /** Whether it shows: another user signed in on another page. It cannot be dismissed otherwise. */
  isOpen: boolean;
  /** Called by 重新加载; the page then reloads. */
  onConfirm: () => void;
}

/** Says that this page still belongs to another account; only its button closes it. */
export function AccountChangedDialog({ isOpen, onConfirm }: AccountChangedDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      confirmLabel={intl.formatMessage(words.confirm)}
      isOpen={isOpen}
      onConfirm={onConfirm}
      title={intl.formatMessage(words.title)}
    >
      {intl.formatMessage(words.text)}
    </AlertDialog>
  );
}
