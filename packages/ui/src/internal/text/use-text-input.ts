import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from "react";
import { countCodePoints, cutCodePoints } from "./cut-text.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How a text control gets and gives its value. */
export interface TextValueProps {
  /** The text, when the parent keeps it. */
  value?: string;
  /** The text to start with, when the field keeps it. */
  defaultValue?: string;
  /** Called with the new text at each change. */
  onChange?: (value: string) => void;
  /** Most characters, counted by code points; more is cut off, but never while an input method is composing. */
  maxLength?: number;
}

/**
 * Wires the native text control with this `id`: controlled or not, with a limit that does not break input methods. What was
 * typed into the server's page before this code came is a change like any other: the next drawing would wipe it out.
 */
export function useTextInput(
  { value, defaultValue, onChange, maxLength }: TextValueProps,
  id: string,
  onEdit: () => void,
) {
  const [draft, setDraft] = useState<string>();
  const isComposing = useRef(false);

  function take(element: TextElement) {
    const raw = element.value;
    const text = maxLength === undefined || isComposing.current ? raw : cutCodePoints(raw, maxLength);
    if (value === undefined && text !== raw) element.value = text;
    setDraft(text);
    onEdit();
    onChange?.(text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before the first render of the browser.
  useEffect(() => {
    const element = document.getElementById(id) as TextElement | null;
    if (element && element.value !== (value ?? defaultValue ?? "")) take(element);
  }, []);

  return {
    used: countCodePoints(value ?? draft ?? defaultValue ?? ""),
    props: {
      ...(value === undefined ? { defaultValue } : { value }),
      onChange: (event: ChangeEvent<TextElement>) => take(event.currentTarget),
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: CompositionEvent<TextElement>) => {
        isComposing.current = false;
        take(event.currentTarget);
      },
    },
  };
}
