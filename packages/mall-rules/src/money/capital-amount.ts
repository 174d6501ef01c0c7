import type { Fen } from "./amounts.ts";

const digits = "零壹贰叁肆伍陆柒捌玖";
const places = ["", "拾", "佰", "仟"];
const sections = ["", "万", "亿", "万亿"];

/** Up to four digits, without zeros at their ends. */
function sectionText(number: number): string {
  let text = "";
  for (const [at, sign] of [...String(number)].entries()) {
    const place = places[String(number).length - 1 - at] ?? "";
    if (sign !== "0") text += `${digits.charAt(Number(sign))}${place}`;
    else if (!text.endsWith("零")) text += "零";
  }
  return text.replace(/零$/, "");
}

/** An amount in the capitals that cannot be altered (大写): 1005.30 → 壹仟零伍元叁角整. */
export function capitalAmount(amount: Fen): string {
  const yuan = Math.floor(amount / 100);
  const jiao = Math.floor(amount / 10) % 10;
  const cents = amount % 10;
  let text = "";
  for (let at = sections.length - 1; at >= 0; at--) {
    const number = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (number === 0) continue;
    const hasGap = text !== "" && (number < 1_000 || Math.floor(yuan / 10_000 ** (at + 1)) % 10 === 0);
    text += `${hasGap ? "零" : ""}${sectionText(number)}${sections[at]}`;
  }
  if (text !== "") text += "元";
  if (jiao > 0) text += `${digits.charAt(jiao)}角`;
  else if (cents > 0 && text !== "") text += "零";
  if (cents > 0) return `${text}${digits.charAt(cents)}分`;
  return `${text || "零元"}整`;
}
