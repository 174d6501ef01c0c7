import { ChevronDownIcon, Icon, MenuIcon } from "@tradehall/ui/Icon";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import type { CategoryNode } from "../CategoryFlyout/category-flyout-props.ts";
import { intentMs, useHoverIntent } from "../CategoryFlyout/use-hover-intent.ts";
import * as css from "./HeaderCategories.css.ts";

export interface HeaderCategoriesProps {
  /** First levels. */
  categories: readonly CategoryNode[];
  /** Whether the column is open in the page, from desktop on: the trigger is then only a heading over it. */
  isPinned: boolean | undefined;
  /** Whether the shop is closed. */
  isDisabled: boolean;
  /** Called on a press while the shop is closed. */
  onClosedShop: (() => void) | undefined;
  /** Called when a first level without loaded children is entered. */
  onNeedChildren: ((categoryId: string) => void) | undefined;
}

// Opened by hand, so it comes when the pointer or the focus does.
const CategoryFlyout = lazyPart(
  async () => (await import("../CategoryFlyout/CategoryFlyout.tsx")).CategoryFlyout,
);

/** 全部商品分类: opens by hovering with intent, by a press, and by the arrow key. */
export function HeaderCategories(props: HeaderCategoriesProps) {
  const { categories, isPinned, isDisabled, onClosedShop, onNeedChildren } = props;
  const intl = useIntl();
  const id = useId();
  const intent = useHoverIntent();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const label = intl.formatMessage(chromeWords.allCategories);
  function close() {
    intent.cancel();
    setOpen(false);
    setByKey(false);
  }
  function enter() {
    CategoryFlyout.preload();
    if (!isDisabled) intent.plan(() => setOpen(true), intentMs.open);
  }
  function press() {
    intent.cancel();
    if (isDisabled) onClosedShop?.();
    else setOpen(!isOpen);
  }
  // Before this code came a pointer may have rested on it, or a press have left the focus there without its ring.
  const readEarly = useEffectEvent(() => {
    if (root.current?.matches(":hover")) enter();
    else if (trigger.current?.matches(":focus:not(:focus-visible)")) press();
  });
  useEffect(() => readEarly(), []);
  function onTriggerKey(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    if (event.key !== "ArrowDown" || isDisabled) return;
    event.preventDefault();
    setByKey(true);
    setOpen(true);
    panel.current?.querySelector("a")?.focus();
  }
  const opened = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what happens inside
    <div
      className={css.root({ isPinned })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onFocus={CategoryFlyout.preload}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "touch") CategoryFlyout.preload();
        else enter();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== "touch") intent.plan(() => setOpen(false), intentMs.close);
      }}
      ref={root}
    >
      <button
        aria-controls={id}
        aria-disabled={isDisabled || undefined}
        aria-expanded={isOpen}
        className={css.trigger}
        onClick={press}
        onKeyDown={onTriggerKey}
        ref={trigger}
        type="button"
      >
        <Icon as={MenuIcon} />
        {label}
        <Icon as={ChevronDownIcon} size="s" />
      </button>
      <div className={css.panel} hidden={!isOpen} id={id} ref={panel}>
        {isOpen && (
          <CategoryFlyout
            categories={categories}
            isFocused={isByKey}
            onClose={() => {
              if (panel.current?.contains(document.activeElement)) trigger.current?.focus();
              close();
            }}
            onNeedChildren={onNeedChildren}
          />
        )}
      </div>
    </div>
  );
  if (!isPinned) return opened;
  return (
    <>
      <span className={`${css.trigger} ${css.heading}`}>
        <Icon as={MenuIcon} />
        {label}
      </span>
      {opened}
    </>
  );
}
