import { type ReactElement, type ReactNode, useState } from "react";
import { iconOfTone } from "../../internal/tone.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { Popover, type PopoverPlacement, type TriggerProps } from "../Popover/Popover.tsx";
import { Stack } from "../Stack/Stack.tsx";
import * as css from "./Popconfirm.css.ts";

export interface PopconfirmProps {
  /** The button that asks: a `Button` or `IconButton` without `onPress` of its own. */
  trigger: ReactElement<TriggerProps>;
  /** The question, in a few words. */
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  /** Meaning: icon, and the colour of the confirming button. Default `warning`. */
  tone?: "info" | "warning" | "danger";
  /** Words of the confirming button: the act itself. */
  confirmLabel: string;
  /** Called when the person confirms. It closes by itself, unless the parent keeps `isOpen`. */
  onConfirm: () => void;
  /** Words of the other button. */
  cancelLabel: string;
  /** The confirmed act is under way; it stays open until it is done. */
  isPending?: boolean;
  /** Why the act was refused; it stays open with it. */
  errorText?: string;
  /** Where it is. Default `top`. */
  placement?: PopoverPlacement;
  /** Open as soon as it is there. Default false. */
  isDefaultOpen?: boolean;
  /** Whether it is shown, when the parent keeps it, such as while an act is under way. */
  isOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small question at the button itself, before an act that can hardly be taken back. */
export function Popconfirm(props: PopconfirmProps) {
  const { title, children, tone = "warning", isPending, onConfirm, errorText, placement = "top" } = props;
  const [own, setOwn] = useState(props.isDefaultOpen ?? false);
  const change = (next: boolean) => {
    if (isPending && !next) return;
    setOwn(next);
    props.onOpenChange?.(next);
  };
  return (
    <Popover
      isOpen={props.isOpen ?? own}
      label={title}
      onOpenChange={change}
      placement={placement}
      trigger={props.trigger}
    >
      <Stack>
        <div className={css.question}>
          <span className={css.icon}>
            <Icon as={iconOfTone[tone]} tone={tone} />
          </span>
          <div className={css.words}>
            <div className={css.title}>{title}</div>
            {children && <div className={css.more}>{children}</div>}
          </div>
        </div>
        {errorText && (
          <Notice isLive tone="danger">
            {errorText}
          </Notice>
        )}
        <Inline align="end">
          <Button
            isDisabled={isPending}
            onPress={() => change(false)}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {props.cancelLabel}
          </Button>
          <Button
            isPending={isPending}
            onPress={() => {
              onConfirm();
              if (props.isOpen === undefined) setOwn(false);
            }}
            size="s"
            tone={tone === "danger" ? "danger" : "accent"}
          >
            {props.confirmLabel}
          </Button>
        </Inline>
      </Stack>
    </Popover>
  );
}
