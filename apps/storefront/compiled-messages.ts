import { readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { inlineWords } from "./inlined-words.ts";

const defineImport = /^import \{ defineMessages \} from "[^"]+";\n/m;
const defineCall = /\bdefineMessages\(/g;
const defaultMessage = /defaultMessage:\s*("(?:[^"\\]|\\.)*")/g;

/** A text without values as it is, any other in the parsed form. */
function compileText(text: string): string | MessageFormatElement[] {
  const nodes = parse(text);
  const [first] = nodes;
  return nodes.length === 1 && first?.type === TYPE.literal ? first.value : nodes;
}

const compile = (code: string): string =>
  code
    .replace(defineImport, "")
    .replace(defineCall, "(")
    .replace(
      defaultMessage,
      (_, text: string) => `defaultMessage: ${JSON.stringify(compileText(JSON.parse(text)))}`,
    );

/**
 * Compiles the Chinese source words while building, so that no page loads a message parser or formats a plain text
 * (both-sides/Words.tsx); each module carries the words that it says (inlined-words.ts). English comes compiled from
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
