import { useEffect } from "react";
import { documentTitle } from "./page-titles.ts";

export interface PageTitleProps {
  /** What the page shows, e.g. 购物车; absent for the shop's fixed title alone. */
  title?: string;
  /** The fixed part: the shop's or the mall's title. */
  siteName: string;
}

/**
 * The document's title. React 19 moves it into the head; elsewhere it stays where it stands, and counts only where the
 * head has none. One that is there says the same until this goes.
 */
export function PageTitle({ title, siteName }: PageTitleProps) {
  const words = documentTitle(title, siteName);
  useEffect(() => {
    // Its text, not `document.title`, which puts another text in the place of the one that the renderer knows.
    const shown = document.head.querySelector("title")?.firstChild;
    if (!(shown instanceof Text) || shown.data === words) return;
    const before = shown.data;
    shown.data = words;
    return () => {
      if (shown.data === words) shown.data = before;
    };
  }, [words]);
  return <title>{words}</title>;
}
