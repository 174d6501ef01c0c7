import type { Words } from "@tradehall/ui/component-docs";
import type { ReactNode } from "react";
import { frame } from "./words.ts";

/** Says words in the toolbar's language. */
export type Say = (words: Words) => string;

/** The page of another component; it leaves the frame of the preview. */
export const pageHref = (key: string) => `?path=/docs/${key.toLowerCase().replace("/", "-")}--docs`;

/** Sections of a page, in their order. */
const sections = [
  ...(["instead", "anatomy", "states", "examples", "keyboard", "speech", "layout"] as const),
  ...(["props", "tokens", "related", "madeOf", "usedBy"] as const),
];
type SectionName = (typeof sections)[number];

/** A heading with what is under it. */
export function Section({ of, say, children }: { of: SectionName; say: Say; children: ReactNode }) {
  return (
    <section id={`docs-${of}`}>
      <h2>{say(frame[of])}</h2>
      {children}
    </section>
  );
}

/** What is on the page; Storybook's own list looks before the page is there. */
export function Contents({ without, say }: { without: ReadonlySet<string>; say: Say }) {
  return (
    <nav aria-label={say(frame.contents)} className="docs-contents">
      <ul>
        {sections
          .filter((one) => !without.has(one))
          .map((one) => (
            <li key={one}>
              <a
                href={`#docs-${one}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`docs-${one}`)?.scrollIntoView();
                }}
              >
                {say(frame[one])}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Links to other components' pages; they leave the frame of the preview. */
export function Links({ of }: { of: readonly string[] }) {
  return (
    <ul className="docs-links">
      {of.map((key) => (
        <li key={key}>
          <a href={pageHref(key)} target="_top">
            {key}
          </a>
        </li>
      ))}
    </ul>
  );
}
