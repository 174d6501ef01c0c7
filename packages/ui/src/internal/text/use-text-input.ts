import { type ChangeEvent, useEffect, useEffectEvent, useState } from "react";
import { countCodePoints } from "./count-code-points.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How a text control gets and gives its value. */
export interface TextValueProps {
  /** The text, when the parent keeps it. */
  value?: string;
  /** The text to start with, when the field keeps it. */
  defaultValue?: string;
  /** Called with the new text at each change. */
  onChange?: (value: string) => void;
  /** Most characters, counted by code points. More can be typed and pasted: nothing is cut, the counter says it. */
  maxLength?: number;
}

/**
 * Wires the native text control with this `id`: controlled or not. What was typed into the server's page before this code came is a change like any other: the next drawing would wipe it out.
 */
export function useTextInput(
  { value, defaultValue, onChange, maxLength }: TextValueProps,
  id: string,
  onEdit: () => void,
) {
  const [draft, setDraft] = useState<string>();

  function take(element: TextElement) {
    setDraft(element.value);
    onEdit();
    onChange?.(element.value);
  }

  const readEarly = useEffectEvent(() => {
    const element = document.getElementById(id) as TextElement | null;
    if (element && element.value !== (value ?? defaultValue ?? "")) take(element);
  });
  useEffect(() => readEarly(), []);

  const used = countCodePoints(value ?? draft ?? defaultValue ?? "");
  return {
    used,
    /** More than the field takes. */
    isOver: maxLength !== undefined && used > maxLength,
    props: {
      ...(value === undefined ? { defaultValue } : { value }),
      onChange: (event: ChangeEvent<TextElement>) => take(event.currentTarget),
    },
  };
}
