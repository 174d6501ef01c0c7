/** What a spreadsheet shows of a number, as far as a code or a quantity depends on it. */

/** What the text differs in from what was typed or is kept. */
export type NumberMark = "padded" | "date" | "precision";

interface NumberText {
  text: string;
  mark?: NumberMark;
}

const dayMs = 86_400_000;
/** Digits that spreadsheets keep of a number. */
const keptDigits = 15;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The formats that every workbook has without writing them (ECMA-376 §18.8.30), of dates; others show digits. */
const builtInDates: Readonly<Record<number, string>> = {
  ...{ 14: "yyyy/m/d", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 22: "yyyy/m/d h:mm" },
  ...{ 18: "h:mm", 19: "h:mm:ss", 20: "h:mm", 21: "h:mm:ss", 45: "mm:ss", 46: "h:mm:ss", 47: "mm:ss" },
  ...{ 27: "yyyy-m", 28: "m-d", 29: "m-d", 30: "m-d-yy", 31: "yyyy-m-d", 36: "yyyy-m", 50: "yyyy-m" },
  ...{ 51: "m-d", 52: "yyyy-m", 53: "m-d", 54: "m-d", 55: "yyyy-m", 56: "m-d", 57: "yyyy-m", 58: "m-d" },
};
export const builtInFormat = (id: number): string => builtInDates[id] ?? "";

/** The first section of a format, which positive numbers go by, without colours, languages and words in quotes. */
const bare = (format: string): string =>
  format
    .replace(/"[^"]*"|\\./g, (literal) => (/^.[-./ ]$/.test(literal) ? literal.slice(1) : ""))
    .replace(/\[[^[\]]*\]|[_*]./g, "")
    .split(";", 1)
    .join("")
    .trim();

/** Digits without an exponent, no more of them than a spreadsheet keeps. */
function plain(value: number): NumberText {
  const whole = Math.abs(value);
  if (!Number.isInteger(value) || whole < 10 ** keptDigits || whole >= 1e21)
    return { text: String(Number(value.toPrecision(keptDigits))) };
  const digits = whole.toExponential(keptDigits - 1).replace(/e\+\d+|\./g, "");
  return { text: (value < 0 ? "-" : "") + digits.padEnd(String(whole).length, "0"), mark: "precision" };
}

/** Digits put into the places of a format such as 000123 or 000-000. */
function filled(digits: string, places: string): string {
  let left = digits;
  let text = "";
  for (const place of [...places].reverse()) {
    if (place !== "0" && place !== "#") text = place + text;
    else if (left !== "" || place === "0") {
      text = (left.at(-1) ?? "0") + text;
      left = left.slice(0, -1);
    }
  }
  return left + text;
}

/** Year, month and day as the format orders them, with a hyphen between: 3-4 of a part number that became 4 March. */
function dateText(value: number, format: string, is1904: boolean): string {
  const date = new Date(Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + value * dayMs);
  if (Number.isNaN(date.getTime())) return plain(value).text;
  // Minutes are written as months are, beside hours or seconds.
  const days = format.replace(/h\W{0,3}m{1,2}|m{1,2}\W{0,3}s/gi, "");
  const parts = days.match(/y+|m+|d+/gi) ?? [];
  const texts = parts.map((part) => {
    const letter = part.charAt(0).toLowerCase();
    if (letter === "y") return String(date.getUTCFullYear()).slice(part.length > 2 ? 0 : -2);
    if (letter === "m" && part.length > 2) return months[date.getUTCMonth()] ?? "";
    const number = letter === "m" ? date.getUTCMonth() + 1 : date.getUTCDate();
    return String(number).padStart(Math.min(part.length, 2), "0");
  });
  return texts.length > 0 ? texts.join("-") : plain(value).text;
}

/** `format` is the code of the cell's number format; "" for the general one. */
export function numberText(raw: string, format: string, is1904 = false): NumberText {
  const value = Number(raw);
  if (raw.trim() === "" || !Number.isFinite(value)) return { text: raw };
  const code = bare(format);
  if (/[ymdhs]/i.test(code) && !/general|standard/i.test(code))
    return { text: dateText(value, code, is1904), mark: "date" };
  const asKept = plain(value);
  if (asKept.mark || !/^\d+$/.test(asKept.text) || !/^[0#\-/ ]+$/.test(code) || !code.includes("0"))
    return asKept;
  const text = filled(asKept.text, code);
  return text === asKept.text ? asKept : { text, mark: "padded" };
}
