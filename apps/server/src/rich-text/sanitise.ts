/**
 * Cleans rich text on a real DOM by the shared list of what it may hold. What the sanitiser lets through is checked
 * once more here, attribute by attribute, and styles are rewritten. Runs in a thread of its own: the DOM takes a
 * third of a second to load, and a text of many elements as long to clean.
 */
import {
  allowedAttributes,
  allowedTags,
  cleanStyle,
  isAllowedLink,
  isAllowedNumber,
  isAllowedPicture,
  isAllowedVideo,
} from "@tradehall/mall-rules/rich-text/allowed";
import type { RichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import purify, { type Config } from "isomorphic-dompurify";

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

/** Of the text at work. */
let hosts: RichTextHosts = { pictures: [], videos: [] };

const texts = new Set(["title", "alt"]);
const isPicture = (url: string) => isAllowedPicture(url, hosts.pictures);
const isFine: Record<string, (value: string, tag: string) => boolean> = {
  href: isAllowedLink,
  src: (url, tag) => (tag === "video" ? isAllowedVideo(url, hosts.videos) : isPicture(url)),
  poster: isPicture,
  scope: (value) => /^(row|col)$/.test(value),
};

function keepsAttribute(tag: string, name: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(name)) return false;
  if (texts.has(name)) return true;
  return isFine[name]?.(value, tag) ?? isAllowedNumber(name, value);
}

function finishMedia(tag: string, node: Element): void {
  if (!node.hasAttribute("src")) {
    node.remove();
    return;
  }
  if (tag === "video") {
    node.setAttribute("controls", "");
    node.setAttribute("preload", "none");
    return;
  }
  if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  node.setAttribute("loading", "lazy");
  node.setAttribute("decoding", "async");
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
  if (tag === "img" || tag === "video") finishMedia(tag, node);
}

/** A video's address may stand in a child, which is dropped. */
function liftSource(node: Node): void {
  if (node.nodeName !== "VIDEO") return;
  const video = node as HTMLVideoElement;
  const source = video.querySelector("source")?.getAttribute("src");
  if (source && !video.hasAttribute("src")) video.setAttribute("src", source);
}

purify.addHook("beforeSanitizeElements", liftSource);
purify.addHook("afterSanitizeAttributes", cleanElement);

/** The text without anything that runs, loads from elsewhere than the named hosts, or leaves its box. */
export function sanitise(html: string, allowed: RichTextHosts = { pictures: [], videos: [] }): string {
  hosts = allowed;
  return purify.sanitize(html, config);
}
