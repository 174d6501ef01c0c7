import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

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
 * Compiles the Chinese source words while building, so that no page loads a message parser (7 KB). English comes compiled
 * from tools/messages.mjs.
 */
export const compiledMessages = (): Plugin => ({
  name: "tradehall-compiled-messages",
  enforce: "pre",
  transform: {
    filter: { id: /\/mall-components\/src\/.*\.tsx?$/, code: /\bdefineMessages\b/ },
    handler: (code) => ({ code: compile(code), map: null }),
  },
});
