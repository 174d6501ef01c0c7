/** One listener for all buttons that compare a product: puts it in or takes it out, and marks which are in. */

import { compareLimits } from "@tradehall/mall-rules/limits";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { comparedIds, keepCompared, useCompared } from "../../browser/actions/compared.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";

const buttonOf = ({ target }: { target: EventTarget | null }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-compare]") : null;
const idOf = (button: HTMLElement): string => button.dataset.compare ?? "";
const mark = (button: HTMLElement) => {
  button.ariaPressed = String(comparedIds().includes(idOf(button)));
};

/** `early` was pressed before this came. */
export function useComparePresses(early: RefObject<EventTarget | null>) {
  const ids = useCompared();
  const { pathname, search } = useLocation();
  const [presses, setPresses] = useState({ count: 0, isFull: false });
  // Another page has other buttons.
  useOnChange(`${pathname}${search} ${ids.join()}`, () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-compare]")) mark(button);
  });
  useEffect(() => {
    const onPress = (event: { target: EventTarget | null }) => {
      const button = buttonOf(event);
      early.current = null;
      if (!button) return;
      const [id, before] = [idOf(button), comparedIds()];
      const isIn = before.includes(id);
      const isFull = !isIn && before.length >= compareLimits.products;
      if (!isFull) keepCompared(isIn ? before.filter((one) => one !== id) : [...before, id]);
      setPresses(({ count }) => ({ count: isIn ? count : count + 1, isFull }));
    };
    // Those that came later are marked as someone comes to them.
    const onNear = (event: Event) => {
      const button = buttonOf(event);
      if (button) mark(button);
    };
    onPress({ target: early.current });
    document.addEventListener("click", onPress);
    document.addEventListener("focusin", onNear);
    document.addEventListener("pointerover", onNear);
    return () => {
      document.removeEventListener("click", onPress);
      document.removeEventListener("focusin", onNear);
      document.removeEventListener("pointerover", onNear);
    };
  }, [early]);
  return { ids, presses: presses.count, isFull: presses.isFull };
}
