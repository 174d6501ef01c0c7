/** The height of rows of goods, which this browser remembers for cart and checkout. */
import { useState } from "react";
import { compactDensity, cookieText, densityCookie } from "../../isomorphic/cookies.ts";

export function useDensity(isCompactAtFirst: boolean) {
  const [isCompact, setCompact] = useState(isCompactAtFirst);
  const onChange = (next: boolean) => {
    setCompact(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = cookieText(densityCookie, next ? compactDensity : "", {
      isSecure: window.location.protocol === "https:",
    });
  };
  return { isCompact, onChange };
}
