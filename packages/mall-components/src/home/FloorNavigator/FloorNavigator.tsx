import { BackToTopIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { useSectionReached } from "../../parts/use-section-reached.ts";
import * as css from "./FloorNavigator.css.ts";
import { words } from "./FloorNavigator.messages.ts";

export interface FloorNavigatorProps {
  /** Floors in order, by the anchors of HomeFloor. */
  floors: readonly { id: string; label: string }[];
}

/**
 * Leads to the floors of home from the left edge; marks the one in view. Only where there is room beside
 * the frame, and once the first is reached: before, the categories stand there themselves.
 */
export function FloorNavigator({ floors }: FloorNavigatorProps) {
  const intl = useIntl();
  const current = useSectionReached(
    floors.map((floor) => floor.id),
    40,
  );
  if (floors.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage(words.label)} className={css.rail} hidden={current === undefined}>
      {floors.map((floor) => (
        <a
          aria-current={floor.id === current ? "true" : undefined}
          className={css.link}
          href={`#${floor.id}`}
          key={floor.id}
        >
          {floor.label}
        </a>
      ))}
      <a aria-label={intl.formatMessage(actWords.top)} className={css.link} href="#top">
        <Icon as={BackToTopIcon} size="s" />
      </a>
    </nav>
  );
}
