import { type ReactNode, useId } from "react";
import { iconOfTone } from "../../internal/tone.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { content } from "./AlertDialog.css.ts";

export interface AlertDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The question or the news, in a few words. */
  title: string;
  /** What follows from it; read with the title. */
  children: ReactNode;
  /** What is asked with it, such as a reason; below the text and not read with it. */
  fields?: ReactNode;
  /** Meaning: icon, and the colour of the confirming button. Default `warning`. */
  tone?: "info" | "warning" | "danger";
  /** Words of the confirming button. */
  confirmLabel: string;
  /** Called when the person confirms; the parent closes it. */
  onConfirm: () => void;
  /** The confirmed act is under way. */
  isPending?: boolean;
  /** Why the act was refused; the dialog stays open with it. */
  errorText?: string;
  /** Words of the other button. Without it the dialog can only be confirmed. */
  cancelLabel?: string;
  /** Called by the other button and by Escape. */
  onCancel?: () => void;
}

/** A question or news that must be answered before anything else. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, title, children, tone = "warning", isPending, cancelLabel, onCancel } = props;
  const text = useId();
  const canCancel = cancelLabel !== undefined && onCancel !== undefined;
  return (
    <Dialog
      describedBy={text}
      footer={
        <>
          {canCancel && (
            <Button isDisabled={isPending} onPress={onCancel} tone="neutral" variant="outline">
              {cancelLabel}
            </Button>
          )}
          <Button
            isPending={isPending}
            onPress={props.onConfirm}
            tone={tone === "danger" ? "danger" : "accent"}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
      isDismissable={canCancel && !isPending}
      isOpen={isOpen}
      onClose={canCancel ? onCancel : undefined}
      role="alertdialog"
      size="s"
      title={title}
    >
      <div className={content}>
        <Icon as={iconOfTone[tone]} size="l" tone={tone} />
        <Stack>
          <div id={text}>{children}</div>
          {props.fields}
          {props.errorText && (
            <Notice isLive tone="danger">
              {props.errorText}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
