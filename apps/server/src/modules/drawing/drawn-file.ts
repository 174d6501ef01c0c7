import path from "node:path";
import type { FileAnswer } from "#server/handle.ts";
import type { Settings } from "#server/settings.ts";
import type { DrawingTask } from "./drawer.ts";
import { drawn } from "./drawn.ts";
import { keptFile } from "./kept-file.ts";

interface DrawnFile {
  /** Below the data directory. */
  folder: string;
  /** All that the document says: two that say the same are the same file. */
  content: string;
  task: DrawingTask;
  /** Of the file, without its ending. */
  name: string;
  count: number;
}

async function* whole(bytes: Uint8Array) {
  yield bytes;
}

/** The PDF of this content, from the data directory where it was drawn before. */
export async function drawnFile(
  { dataDir }: Pick<Settings, "dataDir">,
  { folder, content, task, name, count }: DrawnFile,
): Promise<FileAnswer> {
  const bytes = await keptFile(path.join(dataDir, folder), content, () => drawn(task));
  return {
    ...{ type: "application/pdf", name: `${name}.pdf`, count },
    ...{ estimatedBytes: bytes.length, body: whole(bytes) },
  };
}
