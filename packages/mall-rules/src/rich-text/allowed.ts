import { richTextLimits } from "../limits/index.ts";

/**
 * What rich text of products and announcements may hold (Spec §5 "sanitised and restyled before display"). Short on
 * purpose: text, lists, tables, pictures and links, and videos where the
 * shop owner allows them.
 */
export const allowedTags = [
  ...["p", "br", "hr", "div", "span", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre"],
  ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "small", "mark", "code", "del", "ins"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "a", "img"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  // Only where the shop owner names hosts of videos.
  "video",
] as const;

/** Attributes by tag, beside `style`, which every tag may have. No id, name, class or data: nothing to hold on to. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "title", "width", "height"],
  video: ["src", "poster", "title", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start"],
};

const colour = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgba?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\)|[a-z]{3,20})$/;
/** Up to 99px or 9.99em, never negative, so that nothing leaves its box. */
const length = /^(0|\d{1,2}(\.\d{1,2})?px|\d(\.\d{1,2})?em)$/;
const lengths = /^((0|\d{1,2}px|\d(\.\d{1,2})?em)(\s+|$)){1,4}$/;
const share = /^(\d{1,2}(\.\d{1,4})?%|100%|\d{1,3}(\.\d+)?px)$/;

/** Styles by property: only values that match are kept, each rewritten. */
export const allowedStyles: Readonly<Record<string, RegExp>> = {
  color: colour,
  "background-color": colour,
  "text-align": /^(left|right|center|justify|start|end)$/,
  "vertical-align": /^(top|middle|bottom|baseline|sub|super)$/,
  "font-weight": /^(normal|bold|[1-9]00)$/,
  "font-style": /^(normal|italic)$/,
  "font-size":
    /^((1[0-9]|2[0-9]|3[0-9]|40)(\.\d+)?px|(0?\.[6-9]\d?|[12](\.\d{1,2})?)em|([6-9]\d|1\d\d|200)%)$/,
  "text-decoration": /^(none|underline|line-through)$/,
  "text-indent": length,
  "line-height": /^([1-3](\.\d{1,2})?|1\d\d%|200%|([12]\d|3\d|40)px)$/,
  "list-style-type": /^(none|disc|circle|square|decimal|cjk-decimal|lower-alpha|upper-alpha)$/,
  "border-collapse": /^(collapse|separate)$/,
  width: share,
  "max-width": share,
  margin: lengths,
  padding: lengths,
};

/** What the style of a link, or anything else, could hide code in. */
const suspicious = /[\\<>@{}"'`]|\/\*|url|expression|import|var\(/;

/** The declarations of a style text that are allowed, e.g. "color:red;text-align:center"; "" where none is. */
export function cleanStyle(style: string): string {
  return style
    .slice(0, richTextLimits.styleCharacters)
    .split(";")
    .map((declaration) => {
      const colon = declaration.indexOf(":");
      const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const value = declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
      const isAllowed =
        Object.hasOwn(allowedStyles, property) &&
        !suspicious.test(value) &&
        allowedStyles[property]?.test(value);
      return isAllowed ? `${property}:${value}` : "";
    })
    .filter((declaration) => declaration !== "")
    .join(";");
}

/** Longer ones lead nowhere, and no pattern below is asked about them. */
const isTooLong = (url: string): boolean => url.length > richTextLimits.addressCharacters;

const isOwnPage = (url: string): boolean => url === "/" || /^\/(?![/\\])[^\s\\]+$/.test(url);

/** Seeded and uploaded files; not any path, so that no text makes a reader's browser call the mall. */
const isOwnFile = (url: string): boolean =>
  /^\/(pictures|uploads)(\/[\w-][\w.-]*)+$/.test(url) && !url.includes("..");

/** A file of a named host by https and its usual port, as the page's policy names it, too. */
function isOfHost(url: string, hosts: readonly string[]): boolean {
  const host = /^https:\/\/([a-z0-9][a-z0-9.-]*)\/[^\s\\]*$/i.exec(url)?.[1];
  return host !== undefined && hosts.includes(host.toLowerCase());
}

/** Pages of this mall, https pages, e-mail and telephone. */
export const isAllowedLink = (url: string): boolean =>
  !isTooLong(url) &&
  (isOwnPage(url) ||
    /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?([/?#][^\s\\]*)?$/i.test(url) ||
    /^(mailto:[^\s@?&<>"'\\]+@[^\s@?&<>"'\\]+|tel:[+\d][\d-]{2,20})$/i.test(url));

/** Pictures of this mall, and of hosts the shop owner names; never data, never plain http. */
export const isAllowedPicture = (url: string, hosts: readonly string[] = []): boolean =>
  !isTooLong(url) && (isOwnFile(url) || isOfHost(url, hosts));

/** Videos of hosts the shop owner names, and where there is such a setting own uploads; without one there are none. */
export const isAllowedVideo = (url: string, hosts: readonly string[] = []): boolean =>
  hosts.length > 0 && !isTooLong(url) && (isOwnFile(url) || isOfHost(url, hosts));

/** Greatest width and height of a picture in pixels; what is larger loses the attribute and fits its box. */
export const pictureSizeMax = { width: 1_200, height: 4_000 } as const;

/** Whether a number attribute is kept: whole, positive, not beyond its bound. */
export function isAllowedNumber(attribute: string, value: string): boolean {
  const bounds: Record<string, number> = {
    ...pictureSizeMax,
    colspan: 50,
    rowspan: 500,
    span: 50,
    start: 9_999,
  };
  return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= (bounds[attribute] ?? 0);
}
