import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import * as css from "./Tabs.css.ts";

/** One tab with its panel. */
export interface TabItem<Id extends string = string> {
  /** Identity, handed to `onChange`. */
  id: Id;
  /** The words. */
  label: ReactNode;
  /** A count after the words, such as a `Badge` or a number. */
  badge?: ReactNode;
  /** Cannot be chosen. */
  isDisabled?: boolean;
  /** What the tab shows. Leave it out in all tabs when the parent shows the content itself. */
  content?: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabItem<Id>[];
  /** The chosen tab, when the parent keeps it. */
  selected?: Id;
  /** The tab to start with. Default the first. */
  defaultSelected?: Id;
  /** Called with the chosen tab. */
  onChange?: (id: Id) => void;
  /** Look. Default `line`. */
  variant?: "line" | "card" | "pill";
}

/** Tabs in place: arrow keys, Home and End move and choose. For tabs that are addresses use `TabLinks`. */
export function Tabs<Id extends string = string>(props: TabsProps<Id>) {
  const { label, tabs, selected, defaultSelected, onChange, variant = "line" } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected ?? tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (selected ?? own));
  const hasPanels = tabs.some((tab) => tab.content !== undefined);

  function choose(id: Id) {
    setOwn(id);
    if (id !== current?.id) onChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const open = tabs.filter((tab) => !tab.isDisabled);
    const at = open.findIndex((tab) => tab.id === current?.id);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    const next = open.at(wanted % open.length);
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${base}${next.id}`)}"]`)?.focus();
  }

  return (
    <div>
      <div
        aria-label={label}
        className={css.list({ variant })}
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
      >
        {tabs.map((tab) => (
          <button
            aria-controls={hasPanels ? `${base}panel` : undefined}
            aria-selected={tab.id === current?.id}
            className={css.tab({ variant })}
            disabled={tab.isDisabled}
            id={`${base}${tab.id}`}
            key={tab.id}
            onClick={() => choose(tab.id)}
            role="tab"
            tabIndex={tab.id === current?.id ? 0 : -1}
            type="button"
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      {hasPanels && (
        <div
          aria-labelledby={current && `${base}${current.id}`}
          className={css.panel}
          id={`${base}panel`}
          key={current?.id}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reached by Tab
          tabIndex={0}
        >
          {current?.content}
        </div>
      )}
    </div>
  );
}
