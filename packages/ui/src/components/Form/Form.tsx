import type { FormEvent, ReactNode, Ref } from "react";
import type { FieldErrors } from "../../internal/Field/form-errors.ts";
import { FormErrors, type FormErrorsProps } from "./FormErrors.tsx";

export interface FormProps {
  /** Fields and buttons. */
  children: ReactNode;
  /** Errors by field name, from a check or from the server. */
  errors?: FieldErrors;
  /** Heading of the error summary. Without it only the fields show their errors. */
  errorTitle?: string;
  /** Distance between the fields. Default `l`. */
  space?: FormErrorsProps["space"];
  /** Called with the fields' values instead of the browser's own sending. */
  onSubmit?: (values: FormData, event: FormEvent<HTMLFormElement>) => void;
  /** Called with the fields' values whenever one of them changes. */
  onChange?: (values: FormData) => void;
  /** HTTP method when there is no `onSubmit`, or before the script has loaded. */
  method?: "get" | "post";
  /** Address that receives the form. */
  action?: string;
  /** Id, for buttons outside the form. */
  id?: string;
  /** Name of the form for assistive technology. */
  "aria-label"?: string;
  /** The form element. */
  elementRef?: Ref<HTMLFormElement>;
}

/** A form whose errors are said beside the fields, summed up above, and found by the focus. */
export function Form({
  children,
  errors,
  errorTitle,
  space,
  onSubmit,
  onChange,
  elementRef,
  ...rest
}: FormProps) {
  return (
    <form
      noValidate
      onChange={onChange && ((event) => isBrowsers(event) || onChange(new FormData(event.currentTarget)))}
      onInput={onChange && ((event) => isBrowsers(event) && onChange(new FormData(event.currentTarget)))}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget, submitterOf(event)), event);
        })
      }
      ref={elementRef}
      {...rest}
    >
      <FormErrors errors={errors} space={space} title={errorTitle}>
        {children}
      </FormErrors>
    </form>
  );
}

/**
 * Whether a renderer hands out the browser's own events, as Preact does: a form hears of each key by `input` then, and
 * `change` comes when a field is left. React's `change` is of each key, and comes after the field has had its say.
 */
const isBrowsers = (event: FormEvent) => event.nativeEvent === (event as unknown as Event);

/** The pressed button, so that its name and value are sent too. */
function submitterOf(event: FormEvent<HTMLFormElement>): HTMLElement | null {
  return (event.nativeEvent as SubmitEvent).submitter;
}
