import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import * as overlay from "../../internal/overlay/overlay.css.ts";
import { body } from "./Popover.css.ts";
import type { PopoverPlacement } from "./Popover.tsx";

interface PopoverBodyProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<Element | null>;
  placement: PopoverPlacement;
  label: string;
  children: ReactNode;
}

/** The part of a popover that needs React Aria: loaded at the first opening. */
export default function PopoverBody({ label, children, ...overlayProps }: PopoverBodyProps) {
  return (
    <AriaLocale>
      <AriaPopover className={overlay.popover} offset={4} {...overlayProps}>
        <Dialog aria-label={label} className={body}>
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
}
