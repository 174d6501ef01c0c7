/** Forms of a page's own action as the router sends them, with the button that was pressed. */
import type { FormEvent } from "react";
import { type SubmitOptions, useSubmit } from "react-router-dom";

/** `before` runs first, e.g. to drop another form's answer. */
export function useSubmitted(
  before?: () => void,
  options: SubmitOptions = {},
): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  return (event) => {
    event.preventDefault();
    before?.();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void submit((submitter as HTMLButtonElement | null) ?? event.currentTarget, options);
  };
}
