/** Whether the enterprise picker is open; choosing itself comes with its dialog. */
import { useState } from "react";

export function useEnterpriseSwitch() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
