/** What a page does when an answer comes, or a draft is read: once for each, however often it renders meanwhile. */
import { type EffectCallback, useEffect, useEffectEvent } from "react";

/**
 * Calls `react` once for each value, with the state of the latest render. Not for `undefined`, nor for `null`, which a fetcher
 * that was reset has as its answer. It may return a cleanup.
 */
export function useOnChange<Value>(
  value: Value | null | undefined,
  react: (value: Value) => ReturnType<EffectCallback>,
): void {
  const onValue = useEffectEvent(react);
  useEffect(() => (value === undefined || value === null ? undefined : onValue(value)), [value]);
}
