import { type AnyColumn, type SQL, sql } from "drizzle-orm";

const letters = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-./_ ");
const fullWidth = letters.map((letter) =>
  letter === " " ? "\u3000" : String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
);

/**
 * A code as it is compared: full-width letters and digits as the usual ones, capital letters, no spaces at its ends.
 * By the order of its characters, so that one index finds the same code and those beside it.
 */
export const foldedCode = (code: AnyColumn | SQL): SQL<string> =>
  sql<string>`upper(btrim(translate(${code}, ${sql.raw(`'${fullWidth.join("")}', '${letters.join("")}'`)}))) collate "C"`;

/** A folded code from its end: by the order of these, codes that differ at their beginning are beside each other. */
export const reversedCode = (code: AnyColumn | SQL): SQL<string> =>
  sql<string>`reverse(${foldedCode(code)}) collate "C"`;
