/**
 * The stylesheets of the matched routes: inlined into the document, so that the first paint waits for no second
 * request; fetched by the router before it shows another route afterwards.
 */
import { Links, useMatches } from "react-router-dom";
import { brandOfSheet } from "./brand-sheets.ts";
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

/** Whether a stylesheet holds another brand's tokens. */
const isForeign = (href: string, brand: string): boolean => (brandOfSheet(href) ?? brand) !== brand;

const sheetsOf = (routes: Routes, id: string, brand: string): string[] =>
  (routes[id]?.css ?? []).map(plain).filter((href) => !isForeign(href, brand));
const own = builtRoutes()?.routes;
const ownBrand = typeof document === "undefined" ? "" : (document.documentElement.dataset.mallBrand ?? "");

/**
 * The router's own list in the browser: only what the document does not carry inlined and this shop's brand needs. The
 * router fetches it with a route's code, waits for it before it shows the route, and leaves it (`patches/`).
 */
if (own)
  for (const route of Object.values(own))
    if (route?.css)
      route.css = route.css.map(plain).filter((href) => !isForeign(href, ownBrand) && !inlined.has(href));

/**
 * On the server those of the matched routes. What the document carried stays for good: it is there at once when the
 * buyer comes back to its page.
 */
function useStylesheets(routes: Routes, brand: string): string[] {
  const matches = useMatches();
  if (!import.meta.env.SSR) return [...inlined.keys()];
  return [
    ...new Set(["root", ...matches.map((match) => match.id)].flatMap((id) => sheetsOf(routes, id, brand))),
  ];
}

function BuiltStyles({ nonce, routes, stylesheets, brand }: StylesProps) {
  const hrefs = useStylesheets(routes, brand);
  return hrefs.map((href) =>
    import.meta.env.SSR && !stylesheets.has(href) ? (
      <link key={href} rel="stylesheet" href={href} />
    ) : (
      <style
        key={href}
        nonce={nonce}
        {...{ [mark]: href }}
        // Browsers hide the nonce's attribute, so it differs.
        suppressHydrationWarning
        // The server's text comes in behind React, which would only carry it through (`joined-writes.ts`).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet.
        dangerouslySetInnerHTML={{ __html: inlined.get(href) ?? "" }}
      />
    ),
  );
}

/** In development Vite serves styles by links of its own. */
export const Styles = (props: StylesProps) => (import.meta.env.DEV ? <Links /> : <BuiltStyles {...props} />);
