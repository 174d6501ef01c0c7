/**
 * Puts the brand's values in the place of its tokens: a browser that reads a variable substitutes and reads its value anew
 * for each element, a fifth of what it takes to work out a page's looks, and a name is longer than what it stands for.
 */
import { brandOfSheet } from "../router-inside/brand-sheets.ts";

const definition = /(--mall-[\w-]+)\s*:([^;}]*)/g;
const use = /var\((--mall-[\w-]+)\)/g;

/** What the brand sets, once, and nothing else does: the same wherever it is asked for. */
function constantsOf(sheets: ReadonlyMap<string, string>, brand: string): Map<string, string> {
  const found = new Map<string, { value: string; isConstant: boolean }>();
  for (const [href, css] of sheets) {
    const owner = brandOfSheet(href);
    if (owner !== undefined && owner !== brand) continue;
    for (const [, name = "", value = ""] of css.matchAll(definition))
      found.set(name, { value: value.trim(), isConstant: owner === brand && !found.has(name) });
  }
  return new Map([...found].flatMap(([name, { value, isConstant }]) => (isConstant ? [[name, value]] : [])));
}

/**
 * Stylesheets by their hrefs, those that hold no brand's tokens with this brand's values in them. Tokens stay where
 * a component sets them, too, or says what holds without them.
 */
export function putTokens(sheets: ReadonlyMap<string, string>, brand: string): Map<string, string> {
  const constants = constantsOf(sheets, brand);
  const put = (css: string): string =>
    css.replace(use, (token, name: string) => {
      const value = constants.get(name);
      return value === undefined ? token : put(value);
    });
  return new Map([...sheets].map(([href, css]) => [href, brandOfSheet(href) === undefined ? put(css) : css]));
}
