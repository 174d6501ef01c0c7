/** Ids as texts carry them: in addresses, forms and cookies. */

/** A whole number from 0 on that is exact as a number, too. */
export const idPattern = /^\d{1,15}$/;

/** The id, or another whole number, that a text spells; undefined for any other text and for none. */
export const toId = (text: string | null | undefined): number | undefined =>
  text && idPattern.test(text) ? Number(text) : undefined;

/** Ids with commas between, each once; what is none is left out. */
export const toIds = (list: string): number[] => [
  ...new Set(list.split(",").flatMap((part) => toId(part) ?? [])),
];
