import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { inlineWords } from "./inlined-words.ts";

const defineImport = /^import \{ defineMessages \} from "[^"]+";\n/m;
const defineCall = /\bdefineMessages\(/g;
const defaultMessage = /defaultMessage:\s*("(?:[^"\\]|\\.)*")/g;

const compile = (code: string): string =>
  code
    .replace(defineImport, "")
    .replace(defineCall, "(")
    .replace(
      defaultMessage,
      (_, text: string) => `defaultMessage: ${JSON.stringify(parse(JSON.parse(text)))}`,
    );

/**
 * Compiles the Chinese source words while building, so that no page loads a message parser; each module carries the words that it says (inlined-words.ts). English comes compiled from
 * tools/messages.mjs.
 */
export const compiledMessages = (): Plugin => ({
  name: "tradehall-compiled-messages",
  enforce: "pre",
  transform: {
    filter: {
      id: /\/mall-components\/src\/.*\.tsx?$/,
      code: /\.messages\.ts"|\bdefineMessages\b/,
    },
    handler(code, id) {
      const inlined = inlineWords(code, (source) => {
        const file = path.resolve(path.dirname(id), source);
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      });
      return { code: compile(inlined), map: null };
    },
  },
});
