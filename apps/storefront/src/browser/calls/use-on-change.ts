/** What a page does when an answer comes, or a draft is read: once for each, however often it renders meanwhile. */
import { useEffect, useEffectEvent } from "react";

/** Calls `react` once for each value, with the state of the latest render; not for `undefined`. It may return a cleanup. */
export function useOnChange<Value>(
  value: Value | undefined,
  // biome-ignore lint/suspicious/noConfusingVoidType: as the effect that it is.
  react: (value: Value) => void | (() => void),
): void {
  const onValue = useEffectEvent(react);
  useEffect(() => (value === undefined ? undefined : onValue(value)), [value]);
}
