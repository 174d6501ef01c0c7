import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon, SearchIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface SearchFieldProps {
  /** What is searched, for assistive technology. */
  label: string;
  /** The keyword, when the parent keeps it. */
  value?: string;
  /** The keyword to start with. Default empty. */
  defaultValue?: string;
  /** Called with the keyword at each change, but never with the half-typed letters of an input method. */
  onChange?: (value: string) => void;
  /** Called with the trimmed keyword on Enter. */
  onSubmit?: (value: string) => void;
  /** Name of the button that empties the field. */
  labels: { clear: string };
  /** An example of what to type. */
  placeholder?: string;
  /** Shows a spinner while results are on their way. */
  isPending?: boolean;
  /** Cannot be used. `:disabled` */
  isDisabled?: boolean;
  /** Height. Default `m`. */
  size?: "s" | "m" | "l";
  /** Name sent with the form. */
  name?: string;
  /** The input element, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for keywords: waits for the input method, sends on Enter, empties on Escape or by its button. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, size = "m" } = props;
  const [draft, setDraft] = useState(value ?? props.defaultValue ?? "");
  const isComposing = useRef(false);
  useEffect(() => {
    if (value !== undefined && !isComposing.current) setDraft(value);
  }, [value]);

  function take(text: string) {
    setDraft(text);
    if (!isComposing.current) onChange?.(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && props.onSubmit) {
      event.preventDefault();
      props.onSubmit(draft.trim());
    }
    if (event.key === "Escape" && draft) take("");
  }

  return (
    <search className={fieldCss.box({ size })}>
      <Icon as={SearchIcon} size="s" tone="faint" />
      <input
        aria-label={props.label}
        autoComplete="off"
        className={fieldCss.input}
        disabled={props.isDisabled}
        enterKeyHint="search"
        name={props.name}
        onChange={(event) => take(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          take(event.currentTarget.value);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onKeyDown={onKeyDown}
        placeholder={props.placeholder}
        ref={props.ref}
        type="search"
        value={draft}
      />
      {props.isPending && <Spinner size="s" tone="muted" />}
      {draft && !props.isDisabled && (
        <IconButton icon={CloseIcon} label={props.labels.clear} onPress={() => take("")} size="s" />
      )}
    </search>
  );
}
