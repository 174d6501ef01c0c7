import { useEffect, useRef, useState } from "react";
import { localNames } from "../isomorphic/cookies.ts";

function isKept(): boolean {
  try {
    return Boolean(localStorage.getItem(localNames.compared));
  } catch {
    return false;
  }
}

const isToCompare = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("[data-compare]") !== null;

/**
 * What compares goods comes once someone comes to a button that does, or at once where something is to be compared
 * already; another tab may be where that began.
 */
export function useCompareWanted(search: string) {
  const isAsked = search.includes("compare=");
  const [isNear, setNear] = useState(() => isAsked || isKept());
  if (isAsked && !isNear) setNear(true);
  /** What was pressed before it came. */
  const early = useRef<EventTarget | null>(null);
  useEffect(() => {
    const near = (event: Event) => {
      if (isToCompare(event)) setNear(true);
    };
    const press = (event: Event) => {
      near(event);
      if (isToCompare(event)) early.current = event.target;
    };
    const elsewhere = () => setNear((was) => was || isKept());
    document.addEventListener("pointerover", near);
    document.addEventListener("focusin", near);
    document.addEventListener("click", press);
    window.addEventListener("storage", elsewhere);
    return () => {
      document.removeEventListener("pointerover", near);
      document.removeEventListener("focusin", near);
      document.removeEventListener("click", press);
      window.removeEventListener("storage", elsewhere);
    };
  }, []);
  return { isWanted: isNear, early };
}
