import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

interface Place {
  row: number;
  col: number;
}

/** Spelled out: where rows become cards, the elements of a table say nothing of it any more. */
export const gridRoles = {
  grid: { role: "grid" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "gridcell" },
} as const;

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Whether the caret of a field still has somewhere to go in this direction. */
function isTypingThrough(field: HTMLInputElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  if (start === 0 && end === value.length) return false;
  return key === "ArrowLeft" ? start !== 0 || end !== 0 : start !== value.length || end !== value.length;
}

/**
 * The keys of an ARIA grid: arrows, Home and End in the row, with Ctrl of the whole grid, pages of ten; Enter goes down as
 * in a spreadsheet. One place has the Tab stop, so that Tab goes in and out once. A cell with a field hands its place to it.
 */
export function useGridKeys(rows: number, cols: number, start: Place) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setPlace] = useState(start);
  // Another tab may have fewer rows.
  const place = { row: Math.min(wanted.row, Math.max(0, rows - 1)), col: wanted.col };

  function go(row: number, col: number) {
    const to = { row: Math.max(0, Math.min(rows - 1, row)), col: Math.max(0, Math.min(cols - 1, col)) };
    setPlace(to);
    grid.current?.querySelector<HTMLElement>(`[data-place="${to.row}-${to.col}"]`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, target, ctrlKey } = event;
    const step = steps[key];
    const isEdge = key === "Home" || key === "End";
    if (!step && !isEdge) return;
    if (target instanceof HTMLInputElement && isTypingThrough(target, key)) return;
    event.preventDefault();
    if (step) return go(place.row + step[0], place.col + step[1]);
    const isEnd = key === "End";
    go(ctrlKey ? (isEnd ? rows - 1 : 0) : place.row, isEnd ? cols - 1 : 0);
  }
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const [row, col] = (target.dataset.place ?? "").split("-").map(Number);
    if (row !== undefined && col !== undefined) setPlace({ row, col });
  }
  /** What the element at a place carries. */
  const at = (row: number, col: number) => ({
    "data-place": `${row}-${col}`,
    tabIndex: row === place.row && col === place.col ? 0 : -1,
  });
  return { grid, at, go, row: place.row, keys: { onKeyDown, onFocus } };
}
