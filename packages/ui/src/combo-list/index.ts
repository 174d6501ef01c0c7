import { type CompositionEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

export interface ComboListOptions<Line> {
  /** Lines for what is typed now. */
  lines: readonly Line[];
  /** Whether something else than lines has to show, e.g. that there are none. */
  hasNote?: boolean;
  /** Called with the text after each change, never while an input method composes. */
  onType: (text: string) => void;
  /** Called by Enter, for the line under the keys. */
  onChoose: (line: Line) => void;
  /** Called by Delete, for the line under the keys. */
  onDelete?: ((line: Line) => void) | undefined;
}

/**
 * What a text field with a list under it knows, whatever both look like and wherever the lines come from: any text may
 * stand in it, the list only helps. The field stays uncontrolled, so that what was typed before hydration stays.
 */
export function useComboList<Line>({ lines, hasNote, onType, onChoose, onDelete }: ComboListOptions<Line>) {
  const listId = useId();
  const isComposing = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  /** Index of the line under the keys; -1 while they are in the text. */
  const [active, setActive] = useState(-1);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const isShown = isOpen && (lines.length > 0 || hasNote === true);
  const lineId = (index: number) => `${listId}-${index}`;

  function show(next: boolean) {
    setOpen(next);
    if (!next) setActive(-1);
  }
  /** A change of the field. */
  function typed(text: string) {
    if (isComposing.current) return;
    setActive(-1);
    onType(text);
  }
  /** Does what follows from the text a while after the last keystroke; without work nothing follows any more. */
  function later(work?: () => void, ms?: number) {
    clearTimeout(waiting.current);
    if (work) waiting.current = setTimeout(work, ms);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    // Keys belong to the input method while it composes; 229 is what older engines send for them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const chosen = isShown ? lines[active] : undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && lines.length > 0) {
      setOpen(true);
      // One place more than there are lines: the text itself.
      const places = lines.length + 1;
      if (isShown) setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === "Enter" && chosen !== undefined) onChoose(chosen);
    else if (key === "Delete" && chosen !== undefined && onDelete) {
      onDelete(chosen);
      setActive(Math.min(active, lines.length - 2));
    } else if (key === "Escape" && isShown) show(false);
    else return;
    event.preventDefault();
  }
  /** For the field or an element around it. */
  const composition = {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ target }: CompositionEvent) => {
      isComposing.current = false;
      if (target instanceof HTMLInputElement) typed(target.value);
    },
  };
  /** Id of the line under the keys. */
  const activeId = isShown && active >= 0 ? lineId(active) : undefined;
  return { listId, lineId, active, activeId, isShown, show, later, typed, onKeyDown, composition };
}
