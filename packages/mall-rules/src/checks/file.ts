/** Names of files that are sent: none is ever used, but one that tries something is refused in words. */
import { isKeepable } from "./text.ts";

/** Signs of paths, of markup and of command lines, controls, and marks that turn the reading direction. */
const odd = /[/\\<>:"|?*\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\.\.|^\./u;
/** What runs or is drawn with scripts in it, wherever in the name it is. */
const runs =
  /\.(?:php\d?|phtml|phar|jsp|jspx|asp|aspx|cgi|pl|py|sh|bat|cmd|exe|com|dll|js|mjs|svg|x?html?|xml)(?:\.|$)/i;

/** Whether a file may bear this name; none at all is fine. */
export const isFileName = (name: string): boolean =>
  name.length <= 255 && isKeepable(name) && !odd.test(name) && !runs.test(name);

/** The stable name of a file: its address without the signature that lets it be read for some minutes. */
export const filePathOf = (address: string): string => address.split("?", 1)[0] ?? "";
