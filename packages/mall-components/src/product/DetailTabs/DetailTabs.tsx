import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useSectionReached } from "../../parts/use-section-reached.ts";
import * as css from "./DetailTabs.css.ts";
import { words } from "./DetailTabs.messages.ts";

/** One section of a detail page. */
export interface DetailSection {
  /** Id of the section and of its anchor. */
  id: string;
  /** Words, e.g. 商品评价. */
  label: string;
  /** Number behind the words. */
  count?: number;
  /** What it shows. */
  content: ReactNode;
}
export interface DetailTabsProps {
  /** Sections in order; all are in the page, the bar leads to them. */
  sections: readonly DetailSection[];
  /** Price and button at the bar's end once it sticks. */
  aside?: ReactNode;
}

/** Whether the bar has come to stick: the mark above it is out of view. */
function useIsStuck() {
  const mark = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [mark, isStuck] as const;
}

/** The sections of a detail page one below the other, with a bar of anchors that sticks and follows. */
export function DetailTabs({ sections, aside }: DetailTabsProps) {
  const intl = useIntl();
  const reached = useSectionReached(
    sections.map((section) => section.id),
    25,
  );
  const current = reached ?? sections[0]?.id;
  const [mark, isStuck] = useIsStuck();
  return (
    <Stack>
      <div aria-hidden="true" ref={mark} />
      <nav aria-label={intl.formatMessage(words.label)} className={css.bar} data-stuck={isStuck || undefined}>
        <span className={css.links}>
          {sections.map((section) => (
            <a
              aria-current={section.id === current ? "true" : undefined}
              className={css.link}
              href={`#${section.id}`}
              key={section.id}
            >
              {section.label}
              {section.count !== undefined && (
                <Text size="xs" tone="inherit">
                  ({section.count})
                </Text>
              )}
            </a>
          ))}
        </span>
        {aside && isStuck && <span className={css.aside}>{aside}</span>}
      </nav>
      {sections.map((section) => (
        <section
          aria-labelledby={`${section.id}-title`}
          className={css.section}
          id={section.id}
          key={section.id}
        >
          <h2 className={css.title} id={`${section.id}-title`}>
            {section.label}
          </h2>
          {section.content}
        </section>
      ))}
    </Stack>
  );
}
