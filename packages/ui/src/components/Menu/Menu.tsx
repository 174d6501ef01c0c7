import type { ReactElement } from "react";
import { Floating, type PopoverPlacement, type TriggerProps } from "../../internal/overlay/Floating.tsx";
import { lazyPart } from "../../lazy-part/index.tsx";
import type { IconShape } from "../Icon/Icon.tsx";

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
  /** Open as soon as it is there. Default false. */
  isDefaultOpen?: boolean;
}

const MenuBody = lazyPart(async () => (await import("./MenuBody.tsx")).default);

/** A list of acts that floats beside the button that opens it; arrow keys and letters move. */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  placement = "bottom start",
  isDefaultOpen,
}: MenuProps) {
  return (
    <Floating isDefaultOpen={isDefaultOpen} opens="menu" trigger={trigger}>
      {(body) => <MenuBody {...body} items={items} label={label} onAction={onAction} placement={placement} />}
    </Floating>
  );
}
