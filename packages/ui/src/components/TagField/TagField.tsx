import { useState } from "react";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { lazyPart } from "../../lazy-part/index.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDownIcon } from "../Icon/icons.ts";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./TagField.css.ts";

/** One line of the list. */
export interface TagFieldItem {
  /** Identity, sent with the form and handed to `onChange`. */
  id: string;
  /** The words; what typing is compared with. */
  label: string;
  /** A second line. */
  description?: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface TagFieldProps extends Omit<FieldProps, "size"> {
  /** What can be chosen. */
  items: readonly TagFieldItem[];
  /** Ids of what is chosen, in the order of the tags, when the parent keeps them. */
  value?: readonly string[];
  /** Ids to start with, when the field keeps them. */
  defaultValue?: readonly string[];
  /** Called with the ids of all that is chosen. */
  onChange?: (ids: string[]) => void;
  /** Enter also makes a tag of typed text that no line has; its text is its id. */
  allowsCustomValue?: boolean;
  /** Words in place of lines when nothing fits. */
  emptyText: string;
  /** Names of the button that opens the list, and of the tags together. */
  labels: { open: string; chosen: string };
  /** An example of what to type, shown while there is no tag. */
  placeholder?: string;
}

/** What the part that needs React Aria gets besides. */
export interface TagFieldBodyProps
  extends Pick<
    TagFieldProps,
    "label" | "items" | "allowsCustomValue" | "emptyText" | "labels" | "placeholder" | "isDisabled"
  > {
  controlId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  /** The field had the focus before this code came. */
  autoFocus: boolean;
  chosen: readonly TagFieldItem[];
  onChange: (ids: string[]) => void;
}

const TagFieldBody = lazyPart(async () => (await import("./TagFieldBody.tsx")).default);

interface ResultProps extends TagFieldBodyProps {
  onFocusChange: (isFocused: boolean) => void;
}

/** The same in looks, before the code of the field comes. */
function Waiting(props: ResultProps) {
  return (
    <div className={join(fieldCss.box({ size: "m", invalid: props.isInvalid }), css.rows)}>
      {props.chosen.map(({ id, label }) => (
        <Tag key={id} size="m">
          {label}
        </Tag>
      ))}
      <input
        aria-describedby={props.describedBy}
        className={join(fieldCss.input, css.input)}
        disabled={props.isDisabled}
        id={props.controlId}
        onBlur={() => props.onFocusChange(false)}
        onFocus={() => props.onFocusChange(true)}
        placeholder={props.placeholder}
        readOnly
      />
      <span className={css.opener}>
        <Icon as={ChevronDownIcon} size="s" />
      </span>
    </div>
  );
}

/** Several values as tags that can be removed, and a list to add from. */
export function TagField(props: TagFieldProps) {
  const { label, isLabelHidden, description, isRequired, isDisabled, items, name } = props;
  const state = useField(props);
  const [own, setOwn] = useState(props.defaultValue ?? []);
  const [isFocused, setFocused] = useState(false);
  const ids = props.value ?? own;
  const chosen = ids.map((id) => items.find((item) => item.id === id) ?? { id, label: id });
  const body: TagFieldBodyProps = {
    ...{ label, items, isDisabled, isRequired, chosen },
    allowsCustomValue: props.allowsCustomValue,
    emptyText: props.emptyText,
    labels: props.labels,
    placeholder: chosen.length === 0 ? props.placeholder : undefined,
    controlId: state.ids.control,
    describedBy: state.aria["aria-describedby"],
    isInvalid: state.isInvalid,
    autoFocus: isFocused,
    onChange: (next) => {
      setOwn(next);
      state.forget();
      props.onChange?.(next);
    },
  };
  const offered = [...items, ...chosen.filter(({ id }) => !items.some((item) => item.id === id))];
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }}>
      <select
        aria-label={label}
        className={css.native}
        disabled={isDisabled}
        multiple
        name={name}
        onChange={({ currentTarget }) =>
          body.onChange(Array.from(currentTarget.selectedOptions, ({ value }) => value))
        }
        value={ids}
      >
        {offered.map((item) => (
          <option disabled={item.isDisabled} key={item.id} value={item.id}>
            {item.label}
          </option>
        ))}
      </select>
      <TagFieldBody {...body} fallback={<Waiting {...body} onFocusChange={setFocused} />} />
    </Field>
  );
}
