/** The height of rows of goods, which this browser remembers for cart and checkout. */
import { useState } from "react";
import { compactDensity, densityCookie } from "../../isomorphic/cookies.ts";
import { keepCookie } from "../session/keep-cookie.ts";

export function useDensity(isCompactAtFirst: boolean) {
  const [isCompact, setCompact] = useState(isCompactAtFirst);
  const onChange = (next: boolean) => {
    setCompact(next);
    keepCookie(densityCookie, next ? compactDensity : "");
  };
  return { isCompact, onChange };
}
