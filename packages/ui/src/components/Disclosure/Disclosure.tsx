import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDownIcon } from "../Icon/icons.ts";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** The line that opens and closes it. */
  title: ReactNode;
  /** What is shown when open. */
  children: ReactNode;
  /** Starts open. `[open]` */
  isDefaultOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
  /** `card` has a line around it. Default `plain`. */
  variant?: "plain" | "card";
  /** Of those with one name the browser keeps at most one open. */
  name?: string;
}

/** Something that opens in place: native `details`, found by the browser's own search too. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, isDefaultOpen, onOpenChange, variant = "plain", name } = props;
  return (
    <details
      className={css.disclosure({ variant })}
      name={name}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      open={isDefaultOpen}
    >
      <summary className={css.title}>
        <span>{title}</span>
        <span className={css.arrow}>
          <Icon as={ChevronDownIcon} size="s" />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
