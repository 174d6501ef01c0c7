import { useEffect, useRef, useState } from "react";
import { localNames } from "../both-sides/cookies.ts";

function isKept(): boolean {
  try {
    return Boolean(localStorage.getItem(localNames.compared));
  } catch {
    return false;
  }
}

/** What compares goods comes once somebody is there, or at once where something is to be compared already. */
export function useCompareWanted(search: string) {
  const [isNear, setNear] = useState(isKept);
  /** What was pressed before it came. */
  const early = useRef<EventTarget | null>(null);
  useEffect(() => {
    const near = () => setNear(true);
    const press = ({ target }: Event) => {
      early.current = target;
    };
    document.addEventListener("pointerover", near, { once: true });
    document.addEventListener("focusin", near, { once: true });
    document.addEventListener("click", press, { once: true });
    return () => {
      document.removeEventListener("pointerover", near);
      document.removeEventListener("focusin", near);
      document.removeEventListener("click", press);
    };
  }, []);
  return { isWanted: isNear || search.includes("compare="), early };
}
