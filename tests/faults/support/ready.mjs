/** Asks every API until all are ready; how long that took in ms, Infinity where the time is over or one has ended. */
export async function waitUntilReady(apis, { forMs }) {
  const startedAt = performance.now();
  const isReady = (api) =>
    fetch(`${api.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (performance.now() - startedAt < forMs) {
    if (!apis.every((api) => api.process.isRunning)) return Number.POSITIVE_INFINITY;
    if ((await Promise.all(apis.map(isReady))).every(Boolean))
      return Math.round(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Number.POSITIVE_INFINITY;
}
