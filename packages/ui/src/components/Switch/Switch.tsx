import * as choice from "../../internal/choice/choice.css.ts";
import { Notes } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends Omit<FieldProps, "size" | "isRequired"> {
  /** Whether it is on, when the parent keeps it. `:checked` */
  isSelected?: boolean;
  /** Whether it starts on, when the switch keeps it. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Where the switch is: before the words, or at the end of a line of full width. Default `start`. */
  placement?: "start" | "end";
  /** Value sent with the form when on. Default `on`. */
  value?: string;
  /** Id of the form it belongs to, where it is outside of it. */
  form?: string;
}

/** Something that is on or off at once: a native checkbox that says it is a switch. */
export function Switch(props: SwitchProps) {
  const { label, isSelected, description, onChange, placement = "start" } = props;
  const state = useField(props);
  const change = (next: boolean) => {
    state.forget();
    onChange?.(next);
  };
  const input = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (isSelected !== undefined && checked !== isSelected) change(checked);
  });
  return (
    <div className={css.whole} data-invalid={state.isInvalid || undefined}>
      <label className={join(choice.line, css.line({ placement }))}>
        <input
          checked={isSelected}
          className={css.track}
          defaultChecked={isSelected === undefined ? props.defaultSelected : undefined}
          disabled={props.isDisabled}
          form={props.form}
          name={props.name}
          onChange={(event) => change(event.currentTarget.checked)}
          ref={input}
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself
          role="switch"
          type="checkbox"
          value={props.value}
          {...state.aria}
        />
        <span className={join(choice.words, css.words({ hidden: props.isLabelHidden }))}>{label}</span>
      </label>
      {(description || state.message) && (
        <div className={css.notes({ placement })}>
          <Notes description={description} state={state} />
        </div>
      )}
    </div>
  );
}
