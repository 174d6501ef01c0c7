export interface DealerChangedDialogProps {
  /** Whether it shows: after code A00008 (Spec §8). It cannot be dismissed otherwise. */
  isOpen: boolean;
  /** Called by 我知道了; the page then goes home. */
  onConfirm: () => void;
}

/** DealerChangedDialog. */
export function DealerChangedDialog(_props: DealerChangedDialogProps) {
  return <div data-part="DealerChangedDialog" />;
}
