import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Who makes a part that the server draws before its code comes (`@tradehall/ui/late-part`). */
const drawsAhead = /\blate(Drawn|Bound)Part\(/;
/** The page of troubles stands in the shell, whose looks it uses. */
const isPageOwn = (module: string): boolean => !module.includes("/browser/troubles/");

const looksForLinks = 'const links = document.getElementsByTagName("link");';
/** The sheets that `router-inside/Styles.tsx` wrote into the document. */
const looksForInlined =
  'for (const style of document.querySelectorAll("style[data-stylesheet]")) preloadedHrefs.styles.add(new URL(style.dataset.stylesheet, location.href).href);';

interface Built {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

/** Names of the files of code that every page fetches once it stands (`vite.config.ts`); their styles are a kilobyte. */
export const onEveryPage = { afterPaint: "after-paint", beside: "beside" };

/**
 * A stylesheet that comes with late code is in no document, so that what the server draws of it would stand bare until
 * then, and for good without script. Such sheets are listed with the code that names the part, which puts them into the
 * pages' own (`router-inside/Styles.tsx`). Browsers work out the looks of the whole page once more for each sheet that comes
 * later, so those that every page would fetch stand in it, too, and late code does not bring again what it carries inlined.
 */
export const drawnStyles = (): Plugin => {
  /** Files that a file's late parts come in. */
  const late = new Map<string, Set<string>>();
  return {
    name: "tradehall-drawn-styles",
    transform: {
      filter: { id: /vite\/preload-helper\.js/ },
      handler(code) {
        if (this.environment.name !== "client" || this.environment.mode !== "build") return;
        if (!code.includes(looksForLinks))
          this.error("Vite's preload helper looks for styles in another way");
        return { code: code.replace(looksForLinks, `${looksForInlined}${looksForLinks}`), map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const fileOf = new Map(
        chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])),
      );
      for (const [module, file] of fileOf) {
        const { code, dynamicallyImportedIds = [] } = this.getModuleInfo(module) ?? {};
        if (!isPageOwn(module) || !drawsAhead.test(code ?? "")) continue;
        const files = late.get(file) ?? new Set();
        late.set(file, files);
        for (const id of dynamicallyImportedIds) files.add(fileOf.get(id) ?? file);
      }
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const listFile = path.join(dir, ".vite", "manifest.json");
      const built = JSON.parse(await readFile(listFile, "utf8")) as Record<string, Built>;
      const byFile = new Map(Object.values(built).map((one) => [one.file, one]));
      const sheetsOf = (one: Built | undefined, seen = new Set<Built>()): string[] => {
        if (!one || seen.has(one)) return [];
        seen.add(one);
        return [...(one.css ?? []), ...(one.imports ?? []).flatMap((name) => sheetsOf(built[name], seen))];
      };
      for (const [file, files] of late) {
        const one = byFile.get(file);
        if (one)
          one.css = [
            ...new Set(
              [one, ...[...files].map((name) => byFile.get(name))].flatMap((each) => sheetsOf(each)),
            ),
          ];
      }
      const all = Object.values(built);
      const [root, ...common] = ["root", ...Object.values(onEveryPage)].map(
        (wanted) =>
          all.find(({ name }) => name === wanted) ??
          this.error(`There is no ${wanted} among the built files`),
      ) as [Built, ...Built[]];
      root.css = [...new Set([root, ...common].flatMap((one) => sheetsOf(one)))];
      await writeFile(listFile, JSON.stringify(built));
    },
  };
};
