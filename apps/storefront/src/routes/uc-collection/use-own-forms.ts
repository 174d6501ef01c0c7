/** Sends the plain forms of a page by the router, so that the page stays. */
import type { FormEvent } from "react";
import { useNavigation, useSubmit } from "react-router-dom";

export function useOwnForms() {
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  return {
    onSubmit(event: FormEvent<HTMLElement>) {
      const { target, nativeEvent } = event;
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const { submitter } = nativeEvent as SubmitEvent;
      void submit(new FormData(target, submitter), { method: "POST", preventScrollReset: true });
    },
    /** What is being sent. */
    sending: state === "submitting" ? String(formData?.get("intent") ?? "") : undefined,
  };
}
