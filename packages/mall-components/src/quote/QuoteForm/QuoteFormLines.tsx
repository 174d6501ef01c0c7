import { useRef } from "react";
import * as css from "./QuoteForm.css.ts";
import { QuoteFormLine, type QuoteFormLineView } from "./QuoteFormLine.tsx";

interface QuoteFormLinesProps {
  lines: readonly QuoteFormLineView[];
  removed?: readonly string[];
  onRemove?: (id: string) => void;
  defaultValues?: Partial<Record<string, string>>;
}

/** A row for each of the goods; one that was removed keeps what was typed, and is not sent. */
export function QuoteFormLines({ lines, removed = [], onRemove, defaultValues = {} }: QuoteFormLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLast = lines.length - removed.length === 1;
  const remove =
    onRemove &&
    ((id: string) => {
      // What was pressed goes away: the focus stays near.
      list.current?.focus();
      onRemove(id);
    });
  return (
    <ul className={css.lines} ref={list} tabIndex={-1}>
      {lines.map((line) => {
        const isRemoved = removed.includes(line.id);
        const { removeHref: _, ...kept } = line;
        return (
          <li hidden={isRemoved} key={line.id}>
            <fieldset className={css.line} disabled={isRemoved}>
              <QuoteFormLine defaultValues={defaultValues} line={isLast ? kept : line} onRemove={remove} />
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
