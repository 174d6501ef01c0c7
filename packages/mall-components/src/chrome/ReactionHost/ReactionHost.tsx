import { ToastRegion } from "@tradehall/ui/Toast";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { LazyChangedDialog } from "../ChangedDialog/index.ts";
import { messages } from "./ReactionHost.messages.ts";

export interface ReactionHostProps {
  /** Whether the "information update" modal of A00008 shows (Spec §8). */
  isDealerChanged?: boolean;
  /** The buyer has read it; the shell then goes home. */
  onDealerConfirm: () => void;
}

/** Where toasts and the modal of a changed dealer appear; once in the whole application. */
export function ReactionHost({ isDealerChanged = false, onDealerConfirm }: ReactionHostProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ToastRegion
        label={formatMessage(messages.region)}
        labels={{ dismiss: formatMessage(actWords.close) }}
      />
      {isDealerChanged && <LazyChangedDialog isOpen of="dealer" onConfirm={onDealerConfirm} />}
    </>
  );
}
