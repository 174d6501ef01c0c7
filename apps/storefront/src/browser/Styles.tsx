/**
 * The stylesheets of the matched routes: inlined into the document, so that the first paint waits for no second
 * request; as links that React holds the navigation for afterwards.
 */
import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from "react-router-dom";
import { useRenderFacts } from "./render-facts.ts";

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

function useStylesheets(): string[] {
  const framework = useContext(FrameworkContext);
  const matches = useMatches();
  const routes = framework?.manifest.routes ?? {};
  return [
    ...new Set(
      ["root", ...matches.map((match) => match.id)].flatMap((id) => (routes[id]?.css ?? []).map(plain)),
    ),
  ];
}

function BuiltStyles() {
  const hrefs = useStylesheets();
  const { nonce, stylesheets } = useRenderFacts();
  return hrefs.map((href) => {
    const css = stylesheets.get(href) ?? inlined.get(href);
    return css === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence="default" />
    ) : (
      <style
        key={href}
        nonce={nonce}
        {...{ [mark]: href }}
        // Browsers hide the nonce from scripts, so the attribute differs.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet.
        dangerouslySetInnerHTML={{ __html: css }}
      />
    );
  });
}

/** In development Vite serves styles by links of its own. */
export const Styles = () => (import.meta.env.DEV ? <Links /> : <BuiltStyles />);
