import { useEffect, useState } from "react";

/** Whether the page stands and the browser has nothing better to do. */
export function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const go = () => setAfter(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(go, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(go, { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
  return isAfter;
}
