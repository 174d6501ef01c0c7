/** A worker that reads one list after the other, so that no long list or workbook keeps the page busy. */
import { readSource } from "./read-source.ts";

addEventListener("message", ({ data }: MessageEvent<string | Uint8Array>) =>
  postMessage(readSource(data, "browser")),
);
