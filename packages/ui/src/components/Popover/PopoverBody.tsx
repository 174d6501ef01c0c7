import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import type { FloatingBodyProps, PopoverPlacement } from "../../internal/overlay/Floating.tsx";
import * as overlay from "../../internal/overlay/overlay.css.ts";
import { body } from "./Popover.css.ts";

interface PopoverBodyProps extends FloatingBodyProps {
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
