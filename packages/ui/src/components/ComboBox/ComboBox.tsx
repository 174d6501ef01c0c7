import type { FieldProps } from "../../internal/Field/use-field.ts";
import { lazyPart } from "../../lazy-part/index.tsx";
import { TextField } from "../TextField/TextField.tsx";

/** One line of the list. */
export interface ComboBoxItem {
  /** Identity, handed to `onChange`. */
  id: string;
  /** The words; what typing is compared with. */
  label: string;
  /** A second line. */
  description?: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface ComboBoxProps extends FieldProps {
  /** The lines. With `onInputChange` the parent filters them, else typing does. */
  items: readonly ComboBoxItem[];
  /** Id of the chosen line, when the parent keeps it; null for none. */
  value?: string | null;
  /** Id of the line to start with. */
  defaultValue?: string;
  /** Called with the id of the chosen line, or null when the field was emptied. */
  onChange?: (id: string | null) => void;
  /** The typed text, when the parent keeps it. */
  inputValue?: string;
  /** Called with the typed text, for lines that come from a server. */
  onInputChange?: (text: string) => void;
  /** Lets the typed text stand without a line; it is sent with the form. */
  allowsCustomValue?: boolean;
  /** Lines are on their way. */
  isLoading?: boolean;
  /** Words in place of lines when nothing fits. */
  emptyText: string;
  /** Name of the button that opens the list. */
  labels: { open: string };
  /** An example of what to type. */
  placeholder?: string;
}

const ComboBoxBody = lazyPart(async () => (await import("./ComboBoxBody.tsx")).default);

/** A text field with a list to choose from. Before its script has come, a plain text field is in its place. */
export function ComboBox(props: ComboBoxProps) {
  const chosen = props.items.find((item) => item.id === (props.value ?? props.defaultValue));
  const { label, isLabelHidden, description, errorMessage, isRequired, placeholder, size } = props;
  const fallback = (
    <TextField
      {...{ label, isLabelHidden, description, errorMessage, isRequired, placeholder, size }}
      isReadOnly
      value={props.inputValue ?? chosen?.label ?? ""}
    />
  );
  return <ComboBoxBody {...props} fallback={fallback} />;
}
