import type { Words } from "@tradehall/ui/component-docs";
import type { ReactNode } from "react";

/** Says words in the toolbar's language. */
export type Say = (words: Words) => string;

/** The page of another component; it leaves the frame of the preview. */
export const pageHref = (key: string) => `?path=/docs/${key.toLowerCase().replace("/", "-")}--docs`;

/** A heading with what is under it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="docs-section">
      <h2>{title}</h2>
      {children}
    </section>
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
