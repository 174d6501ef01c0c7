import type { ReactElement, ReactNode } from "react";
import { Floating, type PopoverPlacement, type TriggerProps } from "../../internal/overlay/Floating.tsx";
import { lazyPart } from "../../lazy-part/index.tsx";

export type { PopoverPlacement, TriggerProps };

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton` without `onPress` of its own. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the card for assistive technology. */
  label: string;
  /** The content, or a function of a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it is. Default `bottom start`. */
  placement?: PopoverPlacement;
  /** Open as soon as it is there. Default false. */
  isDefaultOpen?: boolean;
  /** Whether it is shown, when the parent keeps it. */
  isOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
}

const PopoverBody = lazyPart(async () => (await import("./PopoverBody.tsx")).default);

/** A card that floats beside the button that opens it. */
export function Popover({ label, children, placement = "bottom start", ...state }: PopoverProps) {
  return (
    <Floating {...state} opens="dialog">
      {(body) => (
        <PopoverBody {...body} label={label} placement={placement}>
          {typeof children === "function" ? children(() => body.onOpenChange(false)) : children}
        </PopoverBody>
      )}
    </Floating>
  );
}
