import { type KeyboardEvent, useRef } from "react";

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1, PageUp: -10, PageDown: 10 };

/** Enter and the arrows go from one field of a column to the next, as in a spreadsheet; Tab goes through all as ever. */
export function useColumnKeys() {
  const table = useRef<HTMLTableElement>(null);
  const fields = () => [...(table.current?.querySelectorAll<HTMLInputElement>("input[data-place]") ?? [])];
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const all = fields();
    const at = event.target instanceof HTMLInputElement ? all.indexOf(event.target) : -1;
    if (!step || at < 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  }
  const focus = (place: string) =>
    fields()
      .find((field) => field.dataset.place === place)
      ?.focus();
  return { table, focus, onKeyDown };
}
