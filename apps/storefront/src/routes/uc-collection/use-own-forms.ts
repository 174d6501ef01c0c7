/** Sends the plain forms of a page by the router, so that the page stays. */
import type { SubmitEvent } from "react";
import { useNavigation, useSubmit } from "react-router-dom";

export function useOwnForms() {
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  return {
    onSubmit(event: SubmitEvent<HTMLElement>) {
      const { target, nativeEvent } = event;
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      const { submitter } = nativeEvent;
      void submit(new FormData(target, submitter), { method: "POST", preventScrollReset: true });
    },
    /** What is being sent. */
    sending: state === "submitting" ? String(formData?.get("intent") ?? "") : undefined,
  };
}
