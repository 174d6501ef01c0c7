/** Takes answers over the network as a browser does, and says what that cost: time, bytes, and how much memory grew. */
export interface Taken {
  bytes: Buffer;
  cost: { ms: number; bytes: number; memoryMb: number };
}

const mb = 2 ** 20;

export async function taken(url: string, token: string): Promise<Taken> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const began = performance.now();
  try {
    const response = await fetch(url, { headers: { authorization: token } });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (response.status !== 200 || bytes.subarray(0, 20).includes('"success":false'))
      throw new Error(`${url}: ${response.status} ${bytes.subarray(0, 200)}`);
    most = Math.max(most, process.memoryUsage.rss());
    const ms = Math.round(performance.now() - began);
    return { bytes, cost: { ms, bytes: bytes.length, memoryMb: Math.round((most - before) / mb) } };
  } finally {
    clearInterval(timer);
  }
}

/** p50, p95 and the slowest of so many calls, in ms; the first warms up. */
export async function timesOf(count: number, call: (at: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let at = 0; at <= count; at += 1) {
    const began = performance.now();
    await call(at);
    if (at > 0) times.push(performance.now() - began);
  }
  const sorted = times.sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) =>
    Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0),
  );
  return { p50, p95, most };
}
