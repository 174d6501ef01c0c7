import { byPlace } from "@tradehall/ui/by-place";
import { Inline } from "@tradehall/ui/Inline";
import type { ReactNode } from "react";
import * as css from "./PersonRow.css.ts";

export interface PersonRowProps {
  /** Is before the words, e.g. an avatar. */
  media?: ReactNode;
  /** Who or what it is. */
  name: ReactNode;
  /** Tags beside the name. */
  tags?: ReactNode;
  /** Facts below it; empty ones are left out. */
  facts: readonly string[];
  /** What can be done with it. */
  children?: ReactNode;
}

/** A row of a list of people or enterprises: name, tags, facts, buttons. */
export function PersonRow({ media, name, tags, facts, children }: PersonRowProps) {
  return (
    <li className={css.row}>
      <Inline space="m" wrap={false}>
        {media}
        <div>
          <Inline as="p" weight="strong" breaks="anywhere">
            {name}
            {tags}
          </Inline>
          <p className={css.facts}>
            {byPlace(facts.filter(Boolean)).map(({ item: fact, key }) => (
              <span key={key}>{fact}</span>
            ))}
          </p>
        </div>
      </Inline>
      {children && <Inline>{children}</Inline>}
    </li>
  );
}
