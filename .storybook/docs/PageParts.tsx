import type { Words } from "@tradehall/ui/component-docs";
import type { ReactNode } from "react";
import { frame } from "./words.ts";

/** Says words in the toolbar's language. */
export type Say = (words: Words) => string;

/** The page of another component; it leaves the frame of the preview. */
export const pageHref = (key: string) => `?path=/docs/${key.toLowerCase().replace("/", "-")}--docs`;

/** Sections that people write, in their order, and those of links to other components. */
export const writtenSections = [
  "instead",
  "anatomy",
  "states",
  "examples",
  "keyboard",
  "speech",
  "layout",
] as const;
export const linkSections = ["related", "madeOf", "usedBy"] as const;
type SectionName = (typeof writtenSections | typeof linkSections)[number] | "props" | "tokens";

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
export function Contents({ of, say }: { of: readonly SectionName[]; say: Say }) {
  return (
    <nav aria-label={say(frame.contents)} className="docs-contents">
      <ul>
        {of.map((one) => (
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
