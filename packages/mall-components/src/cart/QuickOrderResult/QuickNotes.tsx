import { useIntl } from "react-intl";
import * as css from "./QuickOrderResult.css.ts";
import { words } from "./QuickOrderResult.messages.ts";
import type { QuickLine, QuickResult } from "./quick-rows.ts";

type Tone = "muted" | "warning" | "danger" | "success";

/** What is to be known of a row: what is wrong with it, what was changed, what the cart said. */
export function QuickNotes({ line, result }: { line: QuickLine; result: QuickResult | undefined }) {
  const intl = useIntl();
  const { row, option, state, adjusted, quantity } = line;
  const notes: [Tone, string][] = [];
  if (row.fault) notes.push(["danger", intl.formatMessage(words[row.fault], { text: row.quantityText })]);
  if (state === "missing") {
    const isOffered = row.suggestions.length > 0;
    notes.push(["danger", intl.formatMessage(isOffered ? words.suggested : words.missing)]);
  }
  if (state === "several")
    notes.push(["warning", intl.formatMessage(words.several, { count: row.matches.length })]);
  if (option?.blocked) notes.push(["danger", option.blocked]);
  if (option && state === "short")
    notes.push(["danger", intl.formatMessage(words.short, { stock: option.rule.max, min: option.rule.min })]);
  if (option && adjusted && !result)
    notes.push(["warning", intl.formatMessage(words[adjusted], { quantity, step: option.rule.step })]);
  for (const { kind, text } of row.notes ?? [])
    notes.push([kind === "padded" ? "muted" : "warning", intl.formatMessage(words[kind], { text })]);
  if (row.summed.length > 0)
    notes.push([
      "muted",
      intl.formatMessage(words.summed, { lines: intl.formatList(row.summed.map(String), { type: "unit" }) }),
    ]);
  return (
    <>
      {notes.map(([tone, text]) => (
        <span className={css.note({ tone })} key={text}>
          {text}
        </span>
      ))}
      {result && (
        <span className={css.note({ tone: result.isAdded ? "success" : "danger" })} role="status">
          {result.text}
        </span>
      )}
    </>
  );
}
