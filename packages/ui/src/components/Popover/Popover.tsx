import { cloneElement, type ReactElement, type ReactNode, useMemo } from "react";
import { wrapper as wrapperClass } from "../../internal/overlay/trigger.css.ts";
import { firstElement, useTrigger } from "../../internal/overlay/use-trigger.ts";
import { lazyPart } from "../../lazy-part/index.tsx";

/** Where a floating card is beside what opened it; it turns over where there is no room. */
export type PopoverPlacement =
  | "top"
  | "bottom"
  | "left"
  | "right"
  | "bottom start"
  | "bottom end"
  | "top start"
  | "top end";

/** Props that a popover gives to the button that opens it. */
export interface TriggerProps {
  /** Opens and closes. */
  onPress?: () => void;
  /** Whether it is open. */
  "aria-expanded"?: boolean;
  /** What opens. */
  "aria-haspopup"?: "dialog" | "menu" | "listbox" | "true";
}

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton` without `onPress` of its own. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the card for assistive technology. */
  label: string;
  /** The content, or a function of a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it is. Default `bottom start`. */
  placement?: PopoverPlacement;
  /** Whether it is shown, when the parent keeps it. */
  isOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
}

const PopoverBody = lazyPart(async () => (await import("./PopoverBody.tsx")).default);

/** A card that floats beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = "bottom start" } = props;
  const state = useTrigger(props.isOpen, props.onOpenChange);
  const triggerRef = useMemo(() => firstElement(state.wrapper), [state.wrapper]);
  return (
    <span className={wrapperClass} ref={state.wrapper}>
      {cloneElement(trigger, {
        onPress: () => state.setOpen(!state.isOpen),
        "aria-expanded": state.isOpen,
        "aria-haspopup": "dialog",
      })}
      {state.isMounted && (
        <PopoverBody
          isOpen={state.isOpen}
          label={label}
          onLost={state.onLost}
          onOpenChange={state.setOpen}
          placement={placement}
          triggerRef={triggerRef}
        >
          {typeof children === "function" ? children(() => state.setOpen(false)) : children}
        </PopoverBody>
      )}
    </span>
  );
}
