/** Whether the name that is typed is taken, asked a moment after the last keystroke. */
import type { NameState } from "@tradehall/mall-components/store/StoreApplicationForm";
import { storeLimits } from "@tradehall/mall-rules/limits";
import { useEffect, useState } from "react";
import { fetchIsNameTaken } from "../../browser/calls/page-calls.ts";

export function useStoreName() {
  const [name, setName] = useState<string>();
  const [nameState, setNameState] = useState<NameState>();
  useEffect(() => {
    setNameState(undefined);
    if (name === undefined) return;
    // Only the newest name's answer counts.
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      setNameState("checking");
      try {
        const isTaken = await fetchIsNameTaken(name, asking.signal);
        if (!asking.signal.aborted) setNameState(isTaken ? "taken" : "free");
      } catch (error) {
        // The server says so when the form is sent.
        if (asking.signal.aborted) return;
        console.error(error);
        setNameState(undefined);
      }
    }, storeLimits.nameDebounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name]);
  return { nameState, onName: setName };
}
