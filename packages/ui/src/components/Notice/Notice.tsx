import type { ReactNode } from "react";
import { iconOfTone, type MessageTone } from "../../internal/tone.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Notice.css.ts";

export interface NoticeProps {
  /** The message; may hold links and lists. */
  children?: ReactNode;
  /** Meaning: colour and icon. Default `info`. */
  tone?: MessageTone;
  /** A short heading of the message. */
  title?: ReactNode;
  /** Small buttons or links below the message. */
  actions?: ReactNode;
  /** Shows a button that takes the notice away; the parent removes it. */
  onDismiss?: () => void;
  /** Name of that button; needed with `onDismiss`. */
  dismissLabel?: string;
  /** Read aloud when it appears, for what happens after an action; `danger` interrupts. */
  isLive?: boolean;
}

/** A message in the flow of the page. */
export function Notice(props: NoticeProps) {
  const { tone = "info", children, title, actions, onDismiss, dismissLabel, isLive } = props;
  const role = isLive ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div className={css.notice({ tone })} data-tone={tone} role={role}>
      <span className={css.icon}>
        <Icon as={iconOfTone[tone]} size="m" />
      </span>
      <div className={css.body}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton icon={CloseIcon} label={dismissLabel} onPress={onDismiss} size="s" />
      )}
    </div>
  );
}
