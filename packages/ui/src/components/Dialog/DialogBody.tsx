import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { join } from "../../internal/join.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import * as overlay from "../../internal/overlay/overlay.css.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Dialog.css.ts";
import type { DialogProps, DialogRole } from "./Dialog.tsx";

/** The part of a dialog that needs React Aria: loaded at the first opening. */
export default function DialogBody(props: DialogProps & DialogRole) {
  const { isOpen, onClose, title, isTitleHidden, children, footer, labels, bodyLabel } = props;
  const { size = "m", placement = "center" } = props;
  const isDismissable = (props.isDismissable ?? true) && onClose !== undefined;
  return (
    <AriaLocale>
      <ModalOverlay
        className={overlay.backdrop({ placement })}
        isDismissable={isDismissable && props.role !== "alertdialog"}
        isKeyboardDismissDisabled={!isDismissable}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose?.();
        }}
      >
        <Modal
          className={join(
            css.dialog({ size, placement }),
            placement === "end" ? overlay.slide : overlay.rise,
          )}
          style={{ maxInlineSize: props.widthPx, blockSize: props.heightPx }}
        >
          <AriaDialog
            aria-describedby={props.describedBy}
            className={css.sheet}
            role={props.role ?? "dialog"}
          >
            <div className={isTitleHidden ? hidden : css.head}>
              <Heading className={css.title} level={2} slot="title">
                {title}
              </Heading>
              {isDismissable && labels && !isTitleHidden && (
                <IconButton icon={CloseIcon} label={labels.close} onPress={() => onClose?.()} size="s" />
              )}
            </div>
            {/* Long text must be scrollable by keys even when it holds nothing to focus. */}
            {/* biome-ignore lint/a11y: a scrolling region needs the focus for the arrow keys, and a name where it is text */}
            <div
              aria-label={bodyLabel}
              className={css.body}
              role={bodyLabel === undefined ? undefined : "region"}
              tabIndex={0}
            >
              {children}
            </div>
            {footer && <div className={css.foot}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
