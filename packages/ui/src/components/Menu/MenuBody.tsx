import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import type { FloatingBodyProps, PopoverPlacement } from "../../internal/overlay/Floating.tsx";
import * as overlay from "../../internal/overlay/overlay.css.ts";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Menu.css.ts";
import type { MenuEntry } from "./Menu.tsx";

interface MenuBodyProps extends FloatingBodyProps {
  placement: PopoverPlacement;
  label: string;
  items: readonly MenuEntry[];
  onAction: ((id: string) => void) | undefined;
}

/** The part of a menu that needs React Aria: loaded at the first opening. */
export default function MenuBody({ label, items, onAction, ...overlayProps }: MenuBodyProps) {
  return (
    <AriaLocale>
      <PressStyle />
      <Popover aria-label={label} className={overlay.popover} offset={4} {...overlayProps}>
        <AriaMenu
          aria-label={label}
          autoFocus="first"
          className={css.menu}
          onAction={(key) => onAction?.(String(key))}
          onClose={() => overlayProps.onOpenChange(false)}
        >
          {items.map((item) => (
            <MenuItem
              className={css.item({ tone: item.tone ?? "neutral" })}
              href={item.href}
              id={item.id}
              isDisabled={item.isDisabled}
              key={item.id}
              textValue={item.label}
            >
              {item.icon && <Icon as={item.icon} size="s" />}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  );
}
