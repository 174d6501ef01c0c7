import fs from "node:fs";
import { at } from "./paths.mjs";

const folder = "docs/how-to";

/** Words of a command line, without their quotes. */
const wordsOf = (line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

/**
 * Every `npm run new` line in the sh blocks of the how-tos, as its words. The command shows them as examples and the
 * generators' test runs them, so that no page names an example that does not work.
 */
export function howToLines() {
  const pages = fs.readdirSync(at(folder)).filter((name) => name.endsWith(".md"));
  const blocks = pages.flatMap((name) =>
    [...fs.readFileSync(at(`${folder}/${name}`), "utf8").matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(
      ([, block]) => block,
    ),
  );
  const found = blocks.flatMap((block) =>
    [...block.matchAll(/^npm run new -- (.+)$/gm)].map(([, line]) => line),
  );
  // A walk may begin with what another page shows by itself.
  const lines = [...new Set(found)];
  // A message goes into a component that another line makes.
  const isLater = (line) => line.startsWith("message ");
  return [...lines.filter((line) => !isLater(line)), ...lines.filter(isLater)].map((line) => ({
    line,
    words: wordsOf(line),
  }));
}
