/**
 * Sanitises rich text by the one list of what it may hold, with a DOMPurify of the caller: the server's, or a browser's.
 * What DOMPurify lets through is checked once more here, attribute by attribute, and styles are rewritten.
 */
import {
  allowedAttributes,
  allowedTags,
  cleanStyle,
  isAllowedLink,
  isAllowedNumber,
  isAllowedPicture,
  isAllowedVideo,
} from "./allowed.ts";
import type { RichTextHosts } from "./hosts.ts";

/** What is used of DOMPurify. */
export interface Purifier {
  addHook(entryPoint: "beforeSanitizeElements", hook: (node: Node) => void): void;
  addHook(entryPoint: "afterSanitizeAttributes", hook: (node: Element) => void): void;
  sanitize(html: string, settings: typeof config): string;
}

const config = {
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

function isFine(name: string, value: string, tag: string, { pictures, videos }: RichTextHosts): boolean {
  if (texts.has(name)) return true;
  if (name === "href") return isAllowedLink(value);
  if (name === "src" && tag === "video") return isAllowedVideo(value, videos);
  if (name === "src" || name === "poster") return isAllowedPicture(value, pictures);
  return name === "scope" ? /^(row|col)$/.test(value) : isAllowedNumber(name, value);
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

function cleanElement(node: Element, hosts: RichTextHosts): void {
  const tag = node.tagName.toLowerCase();
  for (const { name, value } of [...node.attributes]) {
    if (name === "style") {
      const style = cleanStyle(value);
      if (style === "") node.removeAttribute(name);
      else node.setAttribute(name, style);
    } else if (!allowedAttributes[tag]?.includes(name) || !isFine(name, value, tag, hosts))
      node.removeAttribute(name);
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

/** Only pictures of the shop's own addresses, no videos. */
export const noHosts: RichTextHosts = { pictures: [], videos: [] };

/**
 * A function that takes out of a text what runs, loads from other hosts than the named ones, or leaves its box. Adds its hooks
 * to `purify`, so that should be an instance of its own.
 */
export function createSanitiser(purify: Purifier): (html: string, hosts?: RichTextHosts) => string {
  let ofText = noHosts;
  purify.addHook("beforeSanitizeElements", liftSource);
  purify.addHook("afterSanitizeAttributes", (node) => cleanElement(node, ofText));
  return (html, hosts = noHosts) => {
    ofText = hosts;
    return purify.sanitize(html, config);
  };
}
