import { demand, insertBefore } from "./words.mjs";

const catalogue = "packages/api-client/src/errors/catalogue.ts";
const rows = "tests/journeys/error-reactions.spec.ts";
/** The row of a code that no catalogue lists stays the last. */
const unlisted = "Z99999";

/** One row of the error catalogue and its row in the journey. */
export function plan([code, meaning, reaction]) {
  demand(code, /^[A-Z]\d{5}$/, "say the code, a letter and five digits, like A01000.");
  demand(meaning, /\S/, "say its meaning in one English sentence.");
  demand(reaction, /^[a-z][A-Za-z]+$/, "say the reaction, one of those in the catalogue, like toastMessage.");
  return {
    files: {},
    edits: {
      [catalogue]: (text, fail) => {
        if (text.includes(`${code}:`)) fail(`${code} stands in ${catalogue} already.`);
        if (!text.includes(`"${reaction}"`))
          fail(`“${reaction}” is no reaction of ${catalogue}; a new one is added there by hand.`);
        const row = `  ${code}: { meaning: ${JSON.stringify(meaning)}, reaction: "${reaction}", status: 200 },\n`;
        return insertBefore(text, "} as const satisfies Record", row, catalogue);
      },
      [rows]: (text) => insertBefore(text, `\n  ["${unlisted}",`, `\n  ["${code}", "${reaction}"],`, rows),
    },
    next: [
      "The switch in the storefront covers it: reactions are exhaustive. Throw it on the server with refuse().",
    ],
  };
}
