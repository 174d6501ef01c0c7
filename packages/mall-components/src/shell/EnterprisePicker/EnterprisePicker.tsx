/** One enterprise to choose (Spec §3). */
export interface EnterpriseChoice {
  /** Enterprise id. */
  id: string;
  /** Name. */
  name: string;
  /** Person's role there, in words, e.g. 管理员. */
  role?: string;
}
export interface EnterprisePickerProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Enterprises of the person. */
  enterprises: readonly EnterpriseChoice[];
  /** The current one, which carries the tick. */
  currentId?: string;
  /** Enterprise that is being switched to. */
  pendingId?: string;
  /** Called with the one that was picked; not for the current one. */
  onPick: (enterpriseId: string) => void;
  /** Called on close. */
  onClose: () => void;
  /** Why switching failed. */
  errorText?: string;
}

/** EnterprisePicker. */
export function EnterprisePicker(_props: EnterprisePickerProps) {
  return <div data-part="EnterprisePicker" />;
}
