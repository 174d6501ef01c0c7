import type { FormEvent, ReactNode, Ref, SubmitEvent } from "react";
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
  ref?: Ref<HTMLFormElement>;
}

/** A form whose errors are said beside the fields, summed up above, and found by the focus. */
export function Form({ children, errors, errorTitle, space, onSubmit, onChange, ...rest }: FormProps) {
  return (
    <form
      noValidate
      onChange={onChange && ((event) => onChange(new FormData(event.currentTarget)))}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget, submitterOf(event)), event);
        })
      }
      {...rest}
    >
      <FormErrors errors={errors} space={space} title={errorTitle}>
        {children}
      </FormErrors>
    </form>
  );
}

/** The pressed button, so that its name and value are sent too. */
function submitterOf(event: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return event.nativeEvent.submitter;
}
