import { cloneElement, type ReactElement, type ReactNode, type RefObject, useMemo } from "react";
import { wrapper } from "./trigger.css.ts";
import { firstElement, useTrigger } from "./use-trigger.ts";

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

/** What the part that is loaded at the first opening gets; `onLost` where it could not be loaded. */
export interface FloatingBodyProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<Element | null>;
}

interface FloatingProps {
  trigger: ReactElement<TriggerProps>;
  opens: "dialog" | "menu";
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  isDefaultOpen?: boolean | undefined;
  children: (body: FloatingBodyProps & { onLost: () => void }) => ReactNode;
}

/** What a popover and a menu share: the button, and beside it what it opens. */
export function Floating(props: FloatingProps) {
  const { trigger, opens, isOpen, onOpenChange, isDefaultOpen, children } = props;
  const state = useTrigger(isOpen, onOpenChange, isDefaultOpen);
  const triggerRef = useMemo(() => firstElement(state.wrapper), [state.wrapper]);
  return (
    <span className={wrapper} ref={state.wrapper}>
      {cloneElement(trigger, {
        onPress: () => state.setOpen(!state.isOpen),
        "aria-expanded": state.isOpen,
        "aria-haspopup": opens,
      })}
      {state.isMounted &&
        children({ isOpen: state.isOpen, onOpenChange: state.setOpen, onLost: state.onLost, triggerRef })}
    </span>
  );
}
