import { AlertDialog } from "@tradehall/ui/AlertDialog";
import { useIntl } from "react-intl";
import { words } from "./ChangedDialog.messages.ts";

export interface ChangedDialogProps {
  /**
   * What has changed behind the page: another account signed in on another page, which reloads this one; or the bound
   * dealer (code A00008, Spec §8), which leads home.
   */
  of: "account" | "dealer";
  /** Whether it shows. It cannot be dismissed otherwise than by its button. */
  isOpen: boolean;
  /** Called by its button. */
  onConfirm: () => void;
}

/** Says that this page is no longer right; only its button closes it. */
export function ChangedDialog({ of, isOpen, onConfirm }: ChangedDialogProps) {
  const { formatMessage } = useIntl();
  const { title, text, confirm } = words[of];
  return (
    <AlertDialog
      confirmLabel={formatMessage(confirm)}
      isOpen={isOpen}
      onConfirm={onConfirm}
      title={formatMessage(title)}
      {...(of === "dealer" ? { tone: "info" as const } : {})}
    >
      {formatMessage(text)}
    </AlertDialog>
  );
}
