/**
 * Tells the page that embeds the landing form how high it is and that an enquiry was kept; only the configured origin
 * hears it (decisions "Route map"). Messages: `{source: "tradehall-landing", type: "height", height}` in px and
 * `{source, type: "success", leadId}`.
 */
import { type RefObject, useEffect } from "react";

const source = "tradehall-landing";

interface Embedded {
  /** Undefined: no one is told anything. */
  embedOrigin: string | undefined;
  page: RefObject<HTMLElement | null>;
  /** Number of the enquiry, once it was kept. */
  leadId: number | undefined;
}

const isFramed = (): boolean => window.parent !== window;

export function useEmbedder({ embedOrigin, page, leadId }: Embedded): void {
  useEffect(() => {
    const element = page.current;
    if (!embedOrigin || !element || !isFramed()) return;
    // The page's own height: the document is never lower than its frame, which then could not shrink.
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      window.parent.postMessage({ source, type: "height", height }, embedOrigin);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [embedOrigin, page]);
  useEffect(() => {
    if (!embedOrigin || leadId === undefined || !isFramed()) return;
    window.parent.postMessage({ source, type: "success", leadId }, embedOrigin);
  }, [embedOrigin, leadId]);
}
