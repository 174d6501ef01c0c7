import type { Plugin } from "vite";

/**
 * What the library of words asks a browser before it says anything: whether it knows the language. A browser looks
 * through all languages of the world for that, 18 ms of a first view and four times as many on a phone. Those of the
 * mall are known everywhere, and what formats a number asks by itself.
 */
const replacements = [
  ["} else if (!Intl.NumberFormat.supportedLocalesOf(locale).length && onError)", "} else if (false)"],
  ["else if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length && onError)", "else if (false)"],
  [
    "const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);\n\t\t\tif",
    "const supportedLocales = [locales].flat();\n\t\t\tif",
  ],
] as const;

/** The code without its questions. */
const withoutQuestions = (code: string): string =>
  replacements.reduce((text, [from, to]) => text.replace(from, () => to), code);

/** Built browser code takes the mall's languages for known ones. */
export function knownLocales(): Plugin {
  const left = new Set(replacements.map(([from]) => from));
  return {
    name: "tradehall-known-locales",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]node_modules[\\/](@formatjs[\\/]intl|intl-messageformat)[\\/]index\.js$/ },
      handler(code) {
        for (const [from] of replacements) if (code.includes(from)) left.delete(from);
        return { code: withoutQuestions(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(
          `The library of words asks in another way: known-locales.ts has to follow.\n${[...left]}`,
        );
    },
  };
}
