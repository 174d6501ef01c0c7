import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { CategoryFlyoutProps, CategoryNode } from "./category-flyout-props.ts";
import { intentMs, useHoverIntent } from "./use-hover-intent.ts";

const links = (root: Element | null | undefined, column: string): HTMLAnchorElement[] =>
  Array.from(root?.querySelectorAll<HTMLAnchorElement>(`[data-column=${column}] a`) ?? []);

/** Which first and second level are open, and the moves of pointer and arrow keys between the columns. */
export function useCategoryFlyout(props: CategoryFlyoutProps) {
  const { categories, variant = "flyout", isDisabled, isFocused, onNeedChildren, onClose } = props;
  const root = useRef<HTMLElement>(null);
  const [firstId, setFirstId] = useState(props.defaultOpenId);
  const [secondId, setSecondId] = useState<string>();
  const intent = useHoverIntent();
  useEffect(() => {
    if (isFocused) links(root.current, "first")[0]?.focus();
  }, [isFocused]);
  const first = isDisabled ? undefined : categories.find((node) => node.id === firstId);
  const second = first?.children?.find((node) => node.id === secondId) ?? first?.children?.[0];

  function openFirst(node: CategoryNode) {
    if (isDisabled) return;
    if (node.children === undefined) onNeedChildren?.(node.id);
    if (node.id !== firstId) setSecondId(undefined);
    setFirstId(node.id);
  }
  function shut() {
    intent.cancel();
    setFirstId(undefined);
    onClose?.();
  }
  /** A pointer that moves sideways is on its way to the panel and crosses other rows; it gets more time. */
  function enterFirst(node: CategoryNode, event: PointerEvent) {
    if (event.pointerType === "touch") return;
    const isSideways = Math.abs(event.movementX) > Math.abs(event.movementY);
    const wait = !first ? intentMs.open : isSideways ? intentMs.towardsPanel : intentMs.change;
    intent.plan(() => openFirst(node), wait);
  }
  function leave(event: PointerEvent) {
    if (event.pointerType === "touch" || variant === "flyout") return intent.cancel();
    intent.plan(() => setFirstId(undefined), intentMs.close);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { target: from } = event;
    if (!(from instanceof HTMLElement)) return;
    const column = from.closest<HTMLElement>("[data-column]")?.dataset.column;
    if (event.key === "Escape" && (first || onClose)) {
      event.stopPropagation();
      const back = links(root.current, "first")[categories.findIndex((node) => node.id === firstId)];
      if (column !== "first") back?.focus();
      return shut();
    }
    if (!column) return;
    const own = links(root.current, column);
    const at = from instanceof HTMLAnchorElement ? own.indexOf(from) : -1;
    const go = (list: HTMLAnchorElement[], index: number) =>
      list[(index + list.length) % list.length]?.focus();
    const firstAt = Math.max(
      0,
      categories.findIndex((node) => node.id === firstId),
    );
    if (event.key === "ArrowDown") go(own, at + 1);
    else if (event.key === "ArrowUp") go(own, at - 1);
    else if (event.key === "Home") go(own, 0);
    else if (event.key === "End") go(own, -1);
    else if (event.key === "ArrowRight" && column !== "third") {
      go(links(root.current, column === "first" ? "second" : "third"), 0);
    } else if (event.key === "ArrowLeft" && column !== "first") {
      go(links(root.current, column === "third" ? "second" : "first"), column === "third" ? 0 : firstAt);
    } else return;
    event.preventDefault();
  }
  const stay = () => intent.cancel();
  return { root, first, second, openFirst, enterFirst, leave, stay, shut, onKeyDown, setSecondId };
}
