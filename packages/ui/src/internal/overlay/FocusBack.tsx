import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it when an overlay came, once that is gone and nothing else has taken it. React Aria
 * does so by itself on React; on Preact its tree of focus scopes is gone before it looks.
 */
export function FocusBack() {
  // Read while drawing: in an effect the overlay has the focus already.
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  useEffect(
    () => () => {
      // The overlay leaves the page after its effects are over.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
  return null;
}
