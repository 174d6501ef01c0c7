import { mebibyte } from "./units.ts";

/** Quick order (快速下单): a pasted or uploaded list of codes and quantities. */
export const quickOrderLimits = {
  /** Rows of one list. */
  rows: 5_000,
  /** Characters of the whole list, all of its columns. */
  text: 300_000,
  /** Characters of a list that a field shows; of a longer one the first lines. */
  textShown: 8_000,
  /** Characters of a code. */
  code: 64,
  /** Bytes of a file, and of what is unpacked of a workbook in a browser and on a server. */
  fileBytes: 5 * mebibyte,
  unpackedBytes: { browser: 64 * mebibyte, server: 8 * mebibyte },
  /** Codes that one call of the page looks up, so that no answer keeps a slow device busy. */
  lookedUpAtOnce: 200,
  /** Goods of one code that are answered. */
  matches: 10,
  /** Unknown codes of one call for which goods like them are looked for; the page asks for no more at once. */
  suggestedAtOnce: 200,
  /** Goods that are offered in the place of a code that is not known. */
  suggestions: 3,
  /** Rows of the result shown on one page. */
  shown: 100,
} as const;
