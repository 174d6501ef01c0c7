/**
 * The stylesheets of the matched routes: inlined into the document, so that the first paint waits for no second
 * request; as links that React holds the navigation for afterwards.
 */
import { Links, useMatches } from "react-router-dom";
import { builtRoutes } from "./built-routes.ts";

const mark = "data-stylesheet";

// What the server inlined, read once before hydration: the same elements must come out again.
const inlined = new Map<string, string>(
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLStyleElement>(`style[${mark}]`)].map((style) => [
        style.getAttribute(mark) ?? "",
        style.textContent ?? "",
      ]),
);

/** The router marks shared stylesheets with a bare `#`. */
const plain = (href: string): string => href.replace(/#$/, "");

type Routes = Record<string, { css?: string[] } | undefined>;

interface StylesProps {
  /** Lets the inlined sheets in. */
  nonce: string | undefined;
  /** The built routes, on the server; the browser has a list of its own. */
  routes: Routes;
  /** Addresses of the stylesheets that the server inlines. */
  stylesheets: { has(href: string): boolean };
  /** Whose tokens are needed. */
  brand: string;
}

/** Whether a stylesheet holds another brand's tokens; the build names the files after the brands (`vite.config.ts`). */
const isForeign = (href: string, brand: string): boolean =>
  (/\/brand-([a-z0-9]+)-[^/]*$/.exec(href)?.[1] ?? brand) !== brand;

const sheetsOf = (routes: Routes, id: string, brand: string): string[] =>
  (routes[id]?.css ?? []).map(plain).filter((href) => !isForeign(href, brand));
const own = builtRoutes()?.routes;
const ownBrand = typeof document === "undefined" ? "" : (document.documentElement.dataset.mallBrand ?? "");

/**
 * The stylesheets of each route as the browser needs them. The router's own list then holds only what the document
 * does not carry inlined: it would fetch the rest once more, and an action's answer that comes meanwhile is taken for
 * an unhandled one.
 */
const listed: ReadonlyMap<string, string[]> | undefined =
  own && new Map(Object.keys(own).map((id) => [id, sheetsOf(own, id, ownBrand)]));
if (own && listed)
  for (const [id, route] of Object.entries(own))
    if (route?.css) route.css = listed.get(id)?.filter((href) => !inlined.has(href)) ?? [];

/** What the document carried stays for good: it is there at once when the buyer comes back to its page. */
function useStylesheets(routes: Routes, brand: string): string[] {
  const matches = useMatches();
  const ofRoute = (id: string) =>
    import.meta.env.SSR ? sheetsOf(routes, id, brand) : (listed?.get(id) ?? []);
  const current = ["root", ...matches.map((match) => match.id)].flatMap(ofRoute);
  return [...new Set([...inlined.keys(), ...current])];
}

function BuiltStyles({ nonce, routes, stylesheets, brand }: StylesProps) {
  const hrefs = useStylesheets(routes, brand);
  return hrefs.map((href) => {
    // The server's text comes in behind React, which would only carry it through (`joined-writes.ts`).
    const css = stylesheets.has(href) ? "" : inlined.get(href);
    return css === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence="default" />
    ) : (
      <style
        key={href}
        nonce={nonce}
        {...{ [mark]: href }}
        // Browsers hide the nonce's attribute, so it differs.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet.
        dangerouslySetInnerHTML={{ __html: css }}
      />
    );
  });
}

/** In development Vite serves styles by links of its own. */
export const Styles = (props: StylesProps) => (import.meta.env.DEV ? <Links /> : <BuiltStyles {...props} />);
