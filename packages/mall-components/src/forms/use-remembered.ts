import { useEffect, useState } from "react";

/** A typed text; one that comes later, such as one this tab remembers, fills it while it is still empty. */
export function useRemembered(remembered: string): [string, (typed: string) => void] {
  const [text, setText] = useState(remembered);
  useEffect(() => setText((typed) => typed || remembered), [remembered]);
  return [text, setText];
}
