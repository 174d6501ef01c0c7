import type { Plugin } from "vite";

/** Chromium compiles all of a file that begins with it while the file comes, aside of the main thread. Others skip it. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * What pages begin with runs at once, nearly all of it: compiled function by function, when each is first called, it
 * takes 100 to 200 ms of a slow phone's main thread. What comes with a press is left alone.
 */
export const compileHints = (): Plugin => ({
  name: "tradehall-compile-hints",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])),
      );
      const begun = new Set([...chunks.values()].filter((one) => one.isEntry).map((one) => one.fileName));
      // A set that grows while it is walked hands out what was added, too.
      for (const name of begun) for (const next of chunks.get(name)?.imports ?? []) begun.add(next);
      for (const name of begun) {
        const chunk = chunks.get(name);
        if (chunk) chunk.code = `${hint}${chunk.code}`;
      }
    },
  },
});
