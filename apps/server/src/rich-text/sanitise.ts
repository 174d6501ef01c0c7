/**
 * Cleans rich text on a real DOM by the shared list of what it may hold. What the sanitiser lets through is checked
 * once more here, attribute by attribute, and styles are written anew.
 */
import {
  allowedAttributes,
  allowedTags,
  cleanStyle,
  isAllowedLink,
  isAllowedNumber,
  isAllowedPicture,
} from "@tradehall/mall-rules/rich-text/allowed";
import type { Config, DOMPurify } from "isomorphic-dompurify";

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat()), "style"],
  ALLOWED_NAMESPACES: ["http://www.w3.org/1999/xhtml"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SAFE_FOR_XML: true,
  // Text of what is dropped stays, but never that of what was not meant to be read.
  KEEP_CONTENT: true,
};

const texts = new Set(["title", "alt"]);
const isFine: Record<string, (value: string) => boolean> = {
  href: isAllowedLink,
  src: isAllowedPicture,
  scope: (value) => /^(row|col)$/.test(value),
};

function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(name)) return false;
  if (texts.has(name)) return true;
  return isFine[name]?.(value) ?? isAllowedNumber(name, value);
}

function cleanElement(node: Element): void {
  const tag = node.tagName.toLowerCase();
  for (const { name, value } of [...node.attributes]) {
    if (name === "style") {
      const style = cleanStyle(value);
      if (style === "") node.removeAttribute(name);
      else node.setAttribute(name, style);
    } else if (!keepsAttribute(tag, name, value)) node.removeAttribute(name);
  }
  if (tag === "a" && node.getAttribute("href")?.startsWith("http")) {
    node.setAttribute("rel", "noopener noreferrer nofollow");
    node.setAttribute("target", "_blank");
  }
  if (tag !== "img") return;
  if (!node.hasAttribute("src")) {
    node.remove();
    return;
  }
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  node.setAttribute("loading", "lazy");
  node.setAttribute("decoding", "async");
}

let purifier: Promise<DOMPurify> | undefined;

/** The DOM takes a third of a second to load: once, and only by a process that shows rich text. */
function loadPurifier(): Promise<DOMPurify> {
  purifier ??= import("isomorphic-dompurify").then(({ default: purify }) => {
    purify.addHook("afterSanitizeAttributes", cleanElement);
    return purify;
  });
  return purifier;
}

/** The text without anything that runs, loads from elsewhere, or leaves its box. */
export async function sanitise(html: string): Promise<string> {
  if (html === "") return "";
  const purify = await loadPurifier();
  return purify.sanitize(html, config) as string;
}
