/** Forms of a page's own action, sent by the router. */
import { type SubmitOptions, useSubmit } from "react-router-dom";

/** `before` runs first, e.g. to drop another form's answer. */
export function useSubmitted(
  action: string,
  before?: () => void,
  options: SubmitOptions = {},
): (values: FormData) => void {
  const submit = useSubmit();
  return (values) => {
    before?.();
    void submit(values, { method: "POST", action, ...options });
  };
}
