import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ErrorIcon } from "../../components/Icon/icons.ts";
import * as css from "./Field.css.ts";
import type { FieldProps, FieldState } from "./use-field.ts";

interface FrameProps extends Pick<FieldProps, "label" | "isLabelHidden" | "description" | "isRequired"> {
  state: FieldState;
  /** Is at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A hint and an error below a control. */
export function Notes({ state, description }: Pick<FrameProps, "state" | "description">) {
  return (
    <>
      {description && (
        <span className={css.description} id={state.ids.description}>
          {description}
        </span>
      )}
      {state.message && (
        <span className={css.error} id={state.ids.error}>
          <Icon as={ErrorIcon} size="s" />
          {state.message}
        </span>
      )}
    </>
  );
}

function LabelWords({ label, isRequired }: Pick<FrameProps, "label" | "isRequired">) {
  return (
    <>
      {isRequired && (
        <span aria-hidden="true" className={css.required}>
          *
        </span>
      )}
      {label}
    </>
  );
}

/** Label, control, hint and error of one control. */
export function Field({ state, label, isLabelHidden, description, isRequired, aside, children }: FrameProps) {
  const name = (
    <label className={css.label({ hidden: isLabelHidden })} htmlFor={state.ids.control}>
      <LabelWords isRequired={isRequired} label={label} />
    </label>
  );
  // A line that shows nothing would still keep its distance, and the control would stand lower than those beside it.
  const isLineSeen = !isLabelHidden || aside;
  return (
    <div className={css.field} data-invalid={state.isInvalid || undefined}>
      {isLineSeen ? (
        <div className={css.head}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children}
      <Notes description={description} state={state} />
    </div>
  );
}

interface GroupProps extends Omit<FrameProps, "aside"> {
  role?: "radiogroup" | "group";
  isDisabled?: boolean;
}

/** Legend, controls, hint and error of several controls that answer one question. */
export function FieldGroup(props: GroupProps) {
  const { state, label, isLabelHidden, description, isRequired, role, isDisabled, children } = props;
  // Only a radio group is one answer; `group` knows neither attribute.
  const answerState = role === "radiogroup" ? { ...state.aria } : undefined;
  return (
    <fieldset
      aria-describedby={state.aria["aria-describedby"]}
      aria-labelledby={state.ids.label}
      className={css.field}
      data-invalid={state.isInvalid || undefined}
      disabled={isDisabled}
      role={role}
      {...answerState}
    >
      <div className={css.label({ hidden: isLabelHidden })} id={state.ids.label}>
        <LabelWords isRequired={isRequired} label={label} />
      </div>
      {children}
      <Notes description={description} state={state} />
    </fieldset>
  );
}
