import { useEffect, useState } from "react";

/**
 * Which of a page's sections has been reached: the last one whose top has passed a line that lies so many percent of
 * the screen from its upper edge; undefined before the first. `ids` stand in the order of the page.
 */
export function useSectionReached(ids: readonly string[], linePercent: number): string | undefined {
  const [reached, setReached] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const passed = new Set<string>();
    // What has gone out at the top counts as seen: no jump, however long, then skips a section unnoticed.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          isIntersecting ? passed.add(target.id) : passed.delete(target.id);
        setReached(order.findLast((id) => passed.has(id)));
      },
      { rootMargin: `1000000px 0px -${100 - linePercent}% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key, linePercent]);
  return reached;
}
