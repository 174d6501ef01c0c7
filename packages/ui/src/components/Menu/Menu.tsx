import { cloneElement, type ReactElement, useMemo } from "react";
import { wrapper as wrapperClass } from "../../internal/overlay/trigger.css.ts";
import { firstElement, useTrigger } from "../../internal/overlay/use-trigger.ts";
import { lazyPart } from "../../lazy-part/index.tsx";
import type { IconShape } from "../Icon/Icon.tsx";
import type { PopoverPlacement, TriggerProps } from "../Popover/Popover.tsx";

/** One line of a menu. */
export interface MenuEntry {
  /** Identity, handed to `onAction`. */
  id: string;
  /** The words. */
  label: string;
  /** An icon before the words. */
  icon?: IconShape;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: "neutral" | "danger";
  /** Cannot be chosen. `[data-disabled]` */
  isDisabled?: boolean;
  /** Address, for a line that leads somewhere. */
  href?: string;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton` without `onPress` of its own. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the menu for assistive technology. */
  label: string;
  /** The lines, in order. */
  items: readonly MenuEntry[];
  /** Called with the chosen line. */
  onAction?: (id: string) => void;
  /** Where it is. Default `bottom start`. */
  placement?: PopoverPlacement;
}

const MenuBody = lazyPart(async () => (await import("./MenuBody.tsx")).default);

/** A list of acts that floats beside the button that opens it; arrow keys and letters move. */
export function Menu({ trigger, label, items, onAction, placement = "bottom start" }: MenuProps) {
  const state = useTrigger(undefined, undefined);
  const triggerRef = useMemo(() => firstElement(state.wrapper), [state.wrapper]);
  return (
    <span className={wrapperClass} ref={state.wrapper}>
      {cloneElement(trigger, {
        onPress: () => state.setOpen(!state.isOpen),
        "aria-expanded": state.isOpen,
        "aria-haspopup": "menu",
      })}
      {state.isMounted && (
        <MenuBody
          isOpen={state.isOpen}
          items={items}
          label={label}
          onAction={onAction}
          onLost={state.onLost}
          onOpenChange={state.setOpen}
          placement={placement}
          triggerRef={triggerRef}
        />
      )}
    </span>
  );
}
