import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const defaultMessage = /defaultMessage:\s*("(?:[^"\\]|\\.)*")/g;

/**
 * Compiles the Chinese source words of every `*.messages.ts` into the parsed form while building, so that no page
 * loads a message parser. English comes compiled from tools/messages.mjs.
 */
export const compiledMessages = (): Plugin => ({
  name: "tradehall-compiled-messages",
  enforce: "pre",
  transform: {
    filter: { id: /\.messages\.ts$/ },
    handler: (code) => ({
      code: code.replace(
        defaultMessage,
        (_, text: string) => `defaultMessage: ${JSON.stringify(parse(JSON.parse(text)))}`,
      ),
      map: null,
    }),
  },
});
