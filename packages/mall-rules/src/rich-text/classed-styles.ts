/**
 * Takes the style attributes out of cleaned rich text: each becomes a class and a rule of a stylesheet, which a page's
 * policy can let in by a nonce or a hash. A style attribute it could only let in with all others.
 */
import { cleanStyle } from "./allowed.ts";

export interface ClassedText {
  html: string;
  /** Rules of the classes in it; "" where the text has no style of its own. */
  rules: string;
}

/** FNV-1a, 32 bits: the same declarations have the same class in every text of a page. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A tag as a serialised DOM writes it: names bare, values between double quotes, which stand nowhere else. */
const tag = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)(\s*\/?>)/gi;
const attribute = /(?<!\s)\s+([^\s"'<>/=]+)(?:="([^"]*)")?/g;

/** `html` must be cleaned already; styles that are not allowed are dropped once more. */
export function classedStyles(html: string): ClassedText {
  if (!html.includes("style=")) return { html, rules: "" };
  const rules = new Map<string, string>();
  const classOf = (style: string): string => {
    const declarations = cleanStyle(style);
    if (declarations === "") return "";
    const name = `rt-${hashOf(declarations)}`;
    rules.set(name, `.${name}{${declarations}}`);
    return name;
  };
  const classed = html.replace(tag, (whole, name: string, attributes: string, end: string) => {
    if (!attributes.includes("style=")) return whole;
    const classes: string[] = [];
    const rest = attributes.replace(attribute, (one, key: string, value = "") => {
      if (key === "class") classes.push(value);
      else if (key === "style") classes.push(classOf(value));
      else return one;
      return "";
    });
    const list = classes.filter((one) => one !== "").join(" ");
    return `<${name}${list === "" ? "" : ` class="${list}"`}${rest}${end}`;
  });
  return { html: classed, rules: [...rules.values()].join("") };
}
