import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from "react";
import * as css from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { type CountedTextProps, useTextField } from "../../internal/text/use-text-field.tsx";

/** Props that one-line text fields share. */
export interface TextFieldProps extends CountedTextProps {
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** HTML type. Default `text`. */
  type?: "text" | "tel" | "email" | "url" | "password" | "date";
  /** Which keyboard a phone shows. */
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search" | "url";
  /** What the browser may fill in, such as `tel-national` or `one-time-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Is inside the field before the text: an icon, a currency sign, a country code. */
  prefix?: ReactNode;
  /** Is inside the field after the text: a unit or a small button. */
  suffix?: ReactNode;
  /** Can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** Called when the focus comes. */
  onFocus?: FocusEventHandler<HTMLInputElement>;
  /** Called before a key does its work. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Makes it the text of a list that the parent shows: id of the list, whether it shows, id of the line under the keys. `[role=combobox]` */
  combobox?: { listId: string; isExpanded: boolean; activeId?: string | undefined };
  /** Texts that the browser offers while one is typed. */
  suggestions?: readonly string[];
  /** The input element, for focus. */
  ref?: Ref<HTMLInputElement>;
}

const comboboxAria = ({ listId, isExpanded, activeId }: NonNullable<TextFieldProps["combobox"]>) => ({
  role: "combobox",
  "aria-autocomplete": "list" as const,
  "aria-controls": listId,
  "aria-expanded": isExpanded,
  "aria-activedescendant": activeId,
});

/** A one-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, isRequired, size = "m" } = props;
  const { state, counter, inputProps } = useTextField(props);
  const { suggestions = [] } = props;
  const offered = suggestions.length > 0 ? `${state.ids.control}-offered` : undefined;
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }} aside={counter}>
      <div className={css.box({ size, invalid: state.isInvalid })}>
        {props.prefix && <span className={css.affix}>{props.prefix}</span>}
        <input
          autoComplete={props.autoComplete}
          className={css.input}
          disabled={props.isDisabled}
          id={state.ids.control}
          inputMode={props.inputMode}
          list={offered}
          name={props.name}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
          onKeyDown={props.onKeyDown}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          ref={props.ref}
          type={props.type ?? "text"}
          {...state.aria}
          {...(props.combobox && comboboxAria(props.combobox))}
          {...inputProps}
        />
        {offered && (
          <datalist id={offered}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
        {props.suffix && <span className={css.affix}>{props.suffix}</span>}
      </div>
    </Field>
  );
}
