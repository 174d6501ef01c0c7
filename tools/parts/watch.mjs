import { at, pinnedNode } from "./paths.mjs";
import { lastLines, run } from "./run.mjs";

/** Long enough for an editor that saves several files at once. */
const quietMs = 50;

/**
 * Calls `act` when a file under these workspace paths was saved, added or removed and `isWanted`; what is saved while it
 * works makes it work once more.
 */
export async function watch(relatives, isWanted, act) {
  // The first start installs it.
  const { default: chokidar } = await import("chokidar");
  let timer;
  let working = Promise.resolve();
  const later = (_, file) => {
    if (!isWanted(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(act);
    }, quietMs);
  };
  chokidar
    .watch(
      relatives.map((relative) => at(relative)),
      { ignoreInitial: true },
    )
    .on("all", later);
}

/** Compiles the words when one is saved; Vite then shows the compiled files. A fault is told, and mended by the next save. */
export const watchMessages = (print) =>
  watch(
    ["packages/mall-components/src"],
    (file) => /\.(messages\.ts|en\.json)$/.test(file),
    async () => {
      const { code, output } = await run(pinnedNode, ["tools/messages.mjs"]);
      if (code !== 0) print(lastLines(output));
    },
  );
