/** Draws a picture of the demonstration mall when it is asked for before its turn has come. */
import { access } from "node:fs/promises";
import { join } from "node:path";
import { draw, filesOf } from "./compose.ts";
import { type Drawing, drawings } from "./drawings.ts";

const drawingOf = new Map(drawings.flatMap((drawing) => filesOf(drawing).map((file) => [file, drawing])));
const running = new Map<string, Promise<void>>();
/** The one that was begun last: they go one at a time, since each keeps a processor busy. */
let last: Promise<unknown> = Promise.resolve();

async function drawSerially(picturesDir: string, drawing: Drawing, file: string): Promise<void> {
  const turn = last.then(async () => {
    // Anyone who draws the rest may have been here meanwhile.
    const isThere = await access(join(picturesDir, file)).then(
      () => true,
      () => false,
    );
    if (!isThere) await draw(picturesDir, drawing);
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Draws the picture of this file, e.g. `p/bolt-01-400.avif`; does nothing for a name that is not one of them. */
export async function drawMissing(picturesDir: string, file: string): Promise<void> {
  const drawing = drawingOf.get(file);
  if (!drawing) return;
  const key = join(picturesDir, filesOf(drawing)[0] ?? "");
  const run = running.get(key) ?? drawSerially(picturesDir, drawing, file).finally(() => running.delete(key));
  running.set(key, run);
  await run;
}
