/** Waits before something is asked for again that did not come. */
export const retryAfterMs = [1_000, 3_000, 9_000];

/** So long, or until the network is back. */
export const later = (waitMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, waitMs);
    else window.addEventListener("online", resolve, { once: true });
  });
