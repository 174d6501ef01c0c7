import type { ReadSource } from "./read-source.ts";

const givesUpAfterMs = 60_000;

/** Rejects where the worker's code cannot be loaded, or it takes too long. */
export async function readOnWorker(source: string | Uint8Array): Promise<ReadSource> {
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  let timer: number | undefined;
  try {
    return await new Promise<ReadSource>((resolve, reject) => {
      timer = window.setTimeout(() => reject(new Error("reading the list took too long")), givesUpAfterMs);
      worker.onerror = (event) => reject(new Error(event.message || "the list could not be read"));
      worker.onmessage = ({ data }: MessageEvent<ReadSource>) => resolve(data);
      worker.postMessage(source);
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
