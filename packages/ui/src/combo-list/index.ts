import {
  type CompositionEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

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

const textOf = ({ target }: SyntheticEvent): string => (target as HTMLInputElement).value;

/**
 * What a text field with a list under it knows, whatever both look like and wherever the lines come from: any text may
 * stand in it, the list only helps. The field stays uncontrolled, so that what was typed before hydration stays.
 */
export function useComboList<Line>(options: ComboListOptions<Line>) {
  const { lines, hasNote = false, onType, onChoose, onDelete } = options;
  const listId = useId();
  const isComposing = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const isShown = isOpen && (lines.length > 0 || hasNote);
  const lineId = (index: number) => `${listId}-${index}`;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  /** Does what follows from the text a while after the last keystroke; without work nothing follows any more. */
  function later(ms = 0, work?: () => void) {
    clearTimeout(waiting.current);
    if (work) waiting.current = setTimeout(work, ms);
  }
  function type(text: string) {
    setActive(-1);
    onType(text);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys belong to the input method while it composes; 229 is what older engines send for them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const chosen = isShown ? lines[active] : undefined;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && lines.length > 0) {
      if (isShown) {
        // One place more than there are lines: the text itself.
        const places = lines.length + 1;
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive(((active + 1 + step + places) % places) - 1);
      } else setOpen(true);
    } else if (event.key === "Enter" && chosen !== undefined) onChoose(chosen);
    else if (event.key === "Delete" && chosen !== undefined && onDelete) {
      onDelete(chosen);
      setActive(Math.min(active, lines.length - 2));
    } else if (event.key === "Escape" && isShown) close();
    else return;
    event.preventDefault();
  }
  return {
    listId,
    lineId,
    active,
    /** Id of the line under the keys. */
    activeId: isShown && active >= 0 ? lineId(active) : undefined,
    isShown,
    setOpen,
    close,
    later,
    /** A change of the field. */
    typed: (text: string) => {
      if (!isComposing.current) type(text);
    },
    onKeyDown,
    /** For the field or an element around it. */
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: CompositionEvent) => {
        isComposing.current = false;
        type(textOf(event));
      },
    },
  };
}
