import { CloseIcon, DeleteIcon, HistoryIcon, Icon, SearchIcon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import type { PointerEvent } from "react";
import { useIntl } from "react-intl";
import { words } from "./SearchBox.messages.ts";
import * as css from "./SearchPanel.css.ts";

export interface SearchPanelProps {
  /** Whether words were searched before, or are suggested now. */
  kind: "history" | "suggestions";
  /** The words. */
  options: readonly string[];
  /** Index under the arrow keys; -1 for none. */
  active: number;
  /** Id of a row by its index. */
  lineId: (index: number) => string;
  /** Called with the word that was pressed. */
  onChoose: (word: string) => void;
  /** Called to delete one. */
  onDelete: ((word: string) => void) | undefined;
  /** Called to delete all. */
  onClear: (() => void) | undefined;
}

/** Keeps the focus in the field while the panel is pressed. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** What hangs below the search box. The history is a grid, because each row has a word and a button. */
export function SearchPanel(props: SearchPanelProps) {
  const { kind, options, active, lineId, onChoose, onDelete, onClear } = props;
  const intl = useIntl();
  if (kind === "suggestions") {
    return (
      <div aria-label={intl.formatMessage(words.suggestions)} onPointerDown={keepFocus} role="listbox">
        {options.map((word, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys choose rows
          <div
            aria-selected={index === active}
            className={css.row}
            id={lineId(index)}
            key={word}
            onClick={() => onChoose(word)}
            role="option"
            tabIndex={-1}
          >
            <Icon as={SearchIcon} size="s" tone="faint" />
            <Text size="inherit" tone="inherit" lines={1}>
              {word}
            </Text>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div onPointerDown={keepFocus}>
      <div className={css.head}>
        <span>{intl.formatMessage(words.history)}</span>
        <button className={css.clear} onClick={onClear} type="button">
          <Icon as={DeleteIcon} size="s" />
          {intl.formatMessage(words.clear)}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a combobox's grid popup are no table */}
      <div aria-label={intl.formatMessage(words.history)} role="grid">
        {options.map((word, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            aria-selected={index === active}
            className={css.row}
            id={lineId(index)}
            key={word}
            role="row"
            tabIndex={-1}
          >
            {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useKeyWithClickEvents: see above */}
            <span className={css.cell} onClick={() => onChoose(word)} role="gridcell" tabIndex={-1}>
              <Icon as={HistoryIcon} size="s" tone="faint" />
              <Text size="inherit" tone="inherit" lines={1}>
                {word}
              </Text>
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <span role="gridcell" tabIndex={-1}>
              <button
                aria-label={intl.formatMessage(words.remove, { word })}
                className={css.remove}
                onClick={() => onDelete?.(word)}
                type="button"
              >
                <Icon as={CloseIcon} size="s" />
              </button>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
