import { createContext, useContext, useState } from "react";

/** Errors by field name, as a form's check or the server gave them. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The errors of the form around a field. */
export const FormErrorsContext = createContext<FieldErrors | null>(null);

/** The form's error for one field, until the person changes that field. */
export function useFormError(name: string | undefined): { error: string | undefined; forget: () => void } {
  const errors = useContext(FormErrorsContext);
  const [answered, setAnswered] = useState<FieldErrors | null>(null);
  const error = name && errors && answered !== errors ? errors[name] : undefined;
  return {
    error,
    forget: () => {
      if (errors && answered !== errors) setAnswered(errors);
    },
  };
}
