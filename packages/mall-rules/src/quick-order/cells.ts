/** The lines of a pasted table or a CSV file as cells. */

export interface Line {
  /** Of the text, from 1. */
  number: number;
  cells: string[];
}

const signs = [/\t/, /[,，;；]/] as const;
const spaces = / {2,}/;

/** What parts the cells of this line: the first of these it has outside of quotes, or else at all. */
function separatorOf(line: string): RegExp | undefined {
  const bare = line.replace(/"(?:[^"]|"")*"/g, "");
  const sign = signs.find((one) => one.test(bare)) ?? signs.find((one) => one.test(line));
  return sign ?? (spaces.test(line.trim()) ? spaces : undefined);
}

/** A quoted cell from `at` on, which may run over several lines; undefined where none is there. */
function quotedCell(text: string, at: number, separator: RegExp): { value: string; end: number } | undefined {
  const quoted = /"((?:[^"]|"")*)"/y;
  quoted.lastIndex = at;
  const value = quoted.exec(text)?.[1];
  if (value === undefined) return undefined;
  const end = quoted.lastIndex;
  const next = text.indexOf("\n", end);
  const rest = text.slice(end, next < 0 ? text.length : next);
  // What goes on behind the quote is no quoted cell.
  if (rest.trim() !== "" && separator.exec(rest)?.index !== 0) return undefined;
  return { value: value.replaceAll('""', '"'), end };
}

/** The end of a cell without quotes. */
function endOf(text: string, at: number, lineEnd: number, separator: RegExp): number {
  const found = text.slice(at, lineEnd).search(separator);
  return found < 0 ? lineEnd : at + found;
}

/** A code and a quantity with one space between them. */
function byOneSpace(line: string): string[] {
  const [, code, quantity] = /^(.*\S) ([0-9][0-9,]*)$/.exec(line) ?? [];
  return code && quantity ? [code, quantity] : [line];
}

/** Lines with something in them. A line's end may be any of the three. */
export function linesOf(source: string): Line[] {
  // What no text can be kept with is no part of a code.
  const text = source.replace(/^\uFEFF|\0|\p{Surrogate}/gu, "").replace(/\r\n?/g, "\n");
  const lines: Line[] = [];
  let at = 0;
  let number = 1;
  while (at < text.length) {
    const start = at;
    const lineEndFrom = (from: number) => (text.indexOf("\n", from) + 1 || text.length + 1) - 1;
    let lineEnd = lineEndFrom(at);
    const first = text.slice(at, lineEnd);
    const separator = separatorOf(first);
    let cells: string[] = separator ? [] : byOneSpace(first.trim());
    if (!separator) at = lineEnd;
    else {
      for (;;) {
        while (text[at] === " ") at += 1;
        const quoted = quotedCell(text, at, separator);
        if (quoted && quoted.end > lineEnd) lineEnd = lineEndFrom(quoted.end);
        const end = quoted?.end ?? endOf(text, at, lineEnd, separator);
        cells.push((quoted?.value ?? text.slice(at, end)).trim());
        const parted = separator.exec(text.slice(end, lineEnd));
        at = end + (parted?.[0].length ?? 0);
        if (parted?.index !== 0) break;
      }
      at = Math.max(at, lineEnd);
    }
    cells = cells.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== "")) lines.push({ number, cells });
    number += text.slice(start, at + 1).split("\n").length - 1;
    at += 1;
  }
  return lines;
}
