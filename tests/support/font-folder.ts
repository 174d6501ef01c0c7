import path from "node:path";

/** Where the fonts of the browser tests are written. */
export const fontFolder = path.resolve(import.meta.dirname, "..", "..", ".cache", "fonts");

/** The configuration of fontconfig that knows only them. */
export const fontsConfig = path.join(fontFolder, "fonts.conf");
