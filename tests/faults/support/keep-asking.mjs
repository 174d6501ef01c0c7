/** Asks an address again and again until told to stop; answers how long each took, in ms, and how many were no 200. */
export function keepAsking(url, everyMs = 20) {
  let isOver = false;
  let failed = 0;
  const durations = [];
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const isGood = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isGood) durations.push(performance.now() - startedAt);
      else failed += 1;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    return { durations, failed };
  })();
  return () => {
    isOver = true;
    return asking;
  };
}
