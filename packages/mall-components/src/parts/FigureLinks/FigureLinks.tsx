import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import * as css from "./FigureLinks.css.ts";

/** A figure with what it counts and where that is. */
export interface Figure {
  /** Unique among the figures. */
  id: string;
  /** What it counts. */
  label: string;
  /** A count, or an amount as text. */
  value: number | string;
  /** A word more, e.g. how many of them end soon. */
  note?: string | undefined;
  /** Absent: no link. */
  href?: string | undefined;
}

export interface FigureLinksProps {
  /** The figures in their order. */
  figures: readonly Figure[];
  /** Names the list for assistive technology. */
  label: string;
}

/** Figures side by side, each a link to what it counts. */
export function FigureLinks({ figures, label }: FigureLinksProps) {
  const Anchor = useLinkComponent();
  const hasAmounts = figures.some(({ value }) => typeof value === "string");
  return (
    <ul aria-label={label} className={css.list} data-amounts={hasAmounts || undefined}>
      {figures.map(({ id, label: words, value, note, href }) => {
        const content = (
          <>
            <span className={css.value} data-zero={value === 0 || undefined}>
              {value}
            </span>
            <Text size="s" tone="muted">
              {words}
            </Text>
            {note && (
              <Text size="xs" tone="price">
                {note}
              </Text>
            )}
          </>
        );
        return (
          <li className={css.item} key={id}>
            {href ? (
              <Anchor className={css.link} href={href}>
                {content}
              </Anchor>
            ) : (
              <span className={css.cell}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
