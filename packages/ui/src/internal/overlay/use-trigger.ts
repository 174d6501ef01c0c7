import { type RefObject, useRef, useState } from "react";

/** What a popover and a menu share: open or not, and the element that opened them. */
export function useTrigger(
  isOpen: boolean | undefined,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
  isDefaultOpen = false,
) {
  const [own, setOwn] = useState(isDefaultOpen);
  const [wasOpened, setOpened] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const open = isOpen ?? own;
  // Kept mounted after the first opening, so that it can fade out; the script is only fetched for that opening.
  if (open && !wasOpened) setOpened(true);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return {
    isOpen: open,
    isMounted: open || wasOpened,
    wrapper,
    setOpen: change,
    /** The script did not come: closed, and fetched again at the next opening. */
    onLost: () => {
      setOpened(false);
      change(false);
    },
  };
}

/** The first element inside the wrapper: what the overlay is placed beside. */
export function firstElement(wrapper: RefObject<HTMLElement | null>): RefObject<Element | null> {
  return {
    get current() {
      return wrapper.current?.firstElementChild ?? null;
    },
  };
}
