import { useId } from "react";
import { useFormError } from "./form-errors.ts";

/** Props that every field has. */
export interface FieldProps {
  /** What is asked for. */
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  /** A hint below the field. */
  description?: string;
  /** What is wrong and how to put it right; shown with an icon, marks the field invalid. */
  errorMessage?: string;
  /** Marks the field invalid without words of its own. `[data-invalid]` */
  isInvalid?: boolean;
  /** Must be filled; shows a mark. `[aria-required]` */
  isRequired?: boolean;
  /** Cannot be used. `:disabled` */
  isDisabled?: boolean;
  /** Name sent with the form, and key of the form's errors. */
  name?: string;
  /** Height: `s` 28, `m` 36, `l` 44 px in the first brand. Default `m`. */
  size?: "s" | "m" | "l";
}

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useField(props: FieldProps) {
  const id = useId();
  const { error, forget } = useFormError(props.name);
  const message = props.errorMessage ?? error;
  const isInvalid = props.isInvalid ?? message !== undefined;
  const ids = { control: id, label: `${id}label`, description: `${id}hint`, error: `${id}error` };
  const describedBy = [props.description && ids.description, message && ids.error].filter(Boolean).join(" ");
  return {
    ids,
    message,
    isInvalid,
    /** Call when the person changes the value: the form's error is answered. */
    forget,
    aria: {
      "aria-describedby": describedBy || undefined,
      "aria-invalid": isInvalid || undefined,
      "aria-required": props.isRequired || undefined,
    },
  };
}

/** What `useField` gives. */
export type FieldState = ReturnType<typeof useField>;
