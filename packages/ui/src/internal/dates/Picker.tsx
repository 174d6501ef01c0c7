import type { ReactNode } from "react";
import { Button, DateInput, DateSegment, FieldError, Group, Popover } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Icon } from "../../components/Icon/Icon.tsx";
import { CalendarIcon, ErrorIcon } from "../../components/Icon/icons.ts";
import * as fieldCss from "../Field/Field.css.ts";
import * as overlay from "../overlay/overlay.css.ts";
import { PressStyle } from "../overlay/PressStyle.tsx";
import * as css from "./dates.css.ts";
import type { DatesBodyProps } from "./dates-props.ts";

/** A date that is typed part by part. */
export function TypedDate({ slot }: { slot?: "start" | "end" }) {
  return (
    <DateInput className={css.date} {...(slot && { slot })}>
      {(segment) => <DateSegment className={css.segment} segment={segment} />}
    </DateInput>
  );
}

interface PickerProps extends Pick<DatesBodyProps, "size" | "isInvalid" | "labels"> {
  /** What is typed. */
  fields: ReactNode;
  /** What is in the card that the button opens. */
  children: (close: () => void) => ReactNode;
}

/** The box, its button and the card; inside a date picker of React Aria. */
export function Picker({ size, isInvalid, labels, fields, children }: PickerProps) {
  return (
    <>
      <PressStyle />
      <Group className={fieldCss.box({ size, invalid: isInvalid })}>
        <div className={css.fields}>{fields}</div>
        <Button aria-label={labels.open} className={css.open}>
          <Icon as={CalendarIcon} />
        </Button>
      </Group>
      {/* A day out of bounds; what the form says of the field is below it anyway. */}
      {!isInvalid && (
        <FieldError className={fieldCss.error}>
          <Icon as={ErrorIcon} size="s" />
          {labels.outOfBounds}
        </FieldError>
      )}
      <Popover className={overlay.popover} offset={4}>
        <Dialog className={css.card}>{({ close }) => children(close)}</Dialog>
      </Popover>
    </>
  );
}
