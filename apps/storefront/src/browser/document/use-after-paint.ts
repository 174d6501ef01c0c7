import { useEffect, useState } from "react";

let wasAfter = false;

/** Whether the first page is and the browser has nothing better to do; stays so while browsing. */
export function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(() => wasAfter);
  useEffect(() => {
    const go = () => {
      wasAfter = true;
      setAfter(true);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(go, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(go, { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return isAfter;
}
