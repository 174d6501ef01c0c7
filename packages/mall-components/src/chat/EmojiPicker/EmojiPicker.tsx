import { entriesOf } from "@tradehall/mall-rules/records";
import { Text } from "@tradehall/ui/Text";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./EmojiPicker.css.ts";
import { words } from "./EmojiPicker.messages.ts";
import { emojiGroups } from "./emoji.ts";

export interface EmojiPickerProps {
  /** Called with the emoji that was pressed. */
  onPick: (emoji: string) => void;
  /** Called on Escape. */
  onClose?: () => void;
  /** Id, for the button that shows it. */
  id?: string;
}

/** The emoji beside, above or below another, by where they lie on the screen. */
function neighbour(all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return all[at + step];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const here = all[at]?.getBoundingClientRect();
  if (!here || (key !== "ArrowUp" && key !== "ArrowDown")) return undefined;
  const isDown = key === "ArrowDown";
  const boxes = all.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const rows = boxes.filter(({ box }) => (isDown ? box.top > here.top + 1 : box.top < here.top - 1));
  const nextTop = rows.at(isDown ? 0 : -1)?.box.top;
  return rows
    .filter(({ box }) => box.top === nextTop)
    .toSorted((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.one;
}

/** Emoji by groups: one stop of the Tab key, the arrows lead through all of them. */
export function EmojiPicker({ onPick, onClose, id }: EmojiPickerProps) {
  const { formatMessage } = useIntl();
  const base = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const groups = entriesOf(emojiGroups).map(([group, list]) => ({
    group,
    list: list.split(" "),
  }));
  const stop = current ?? groups[0]?.list[0];
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onClose) {
      event.stopPropagation();
      onClose();
      return;
    }
    const all = [...(panel.current?.querySelectorAll("button") ?? [])];
    const at = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
    const next = neighbour(all, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      aria-label={formatMessage(words.label)}
      className={css.panel}
      id={id}
      onKeyDown={move}
      ref={panel}
      role="toolbar"
    >
      {groups.map(({ group, list }) => (
        <fieldset aria-labelledby={`${base}${group}`} className={css.group} key={group}>
          <Text size="xs" tone="faint" id={`${base}${group}`}>
            {formatMessage(words[group])}
          </Text>
          <div className={css.grid}>
            {list.map((emoji) => (
              <button
                className={css.emoji}
                key={emoji}
                onClick={() => onPick(emoji)}
                onFocus={() => setCurrent(emoji)}
                tabIndex={emoji === stop ? 0 : -1}
                type="button"
              >
                {emoji}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
