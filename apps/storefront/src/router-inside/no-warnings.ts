import type { Plugin } from "vite";

/** What the router's modules say, and what buyers' browsers get instead. Its exports map leads to no quieter build. */
const replacements = [
  ["var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;"],
  [
    "function warning(cond, message) {",
    "/* @__NO_SIDE_EFFECTS__ */ function warning() {}\nfunction unusedWarning(cond, message) {",
  ],
] as const;

/** The code without its warnings to developers; as it is where it has none. Throws where it has only some of them. */
export function withoutWarnings(code: string): string {
  const found = replacements.filter(([from]) => code.includes(from));
  if (found.length === 0) return code;
  if (found.length < replacements.length)
    throw new Error("The router warns in another way: no-warnings.ts has to follow.");
  return replacements.reduce((text, [from, to]) => text.replace(from, () => to), code);
}

/** The built browser code carries none of the router's warnings: a kilobyte of every first view. */
export const noRouterWarnings = (): Plugin => ({
  name: "tradehall-no-router-warnings",
  apply: "build",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler(code) {
      return this.environment.name === "client" ? { code: withoutWarnings(code), map: null } : undefined;
    },
  },
});
