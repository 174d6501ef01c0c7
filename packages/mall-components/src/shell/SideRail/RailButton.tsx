import { Badge } from "@tradehall/ui/Badge";
import { Icon, type IconComponent } from "@tradehall/ui/Icon";
import * as css from "./SideRail.css.ts";

export interface RailButtonProps {
  /** Its picture. */
  icon: IconComponent;
  /** Word below the picture. */
  word: string;
  /** Name for assistive technology where the word does not say it all. */
  label?: string;
  /** Count at its corner. */
  badge?: string | undefined;
  /** Called on click, Enter and Space. */
  onPress?: () => void;
  /** Called when pointer or focus comes: time to fetch what it opens. */
  onMeant?: (() => void) | undefined;
  /** Given by a popover. */
  "aria-expanded"?: boolean;
  /** What opens. */
  "aria-haspopup"?: "dialog" | "menu" | "listbox" | "true";
}

/** One tool of the rail: picture over word. */
export function RailButton({ icon, word, label, badge, onPress, onMeant, ...aria }: RailButtonProps) {
  const picture = <Icon as={icon} />;
  return (
    <button
      aria-label={label}
      className={css.tool}
      onClick={onPress}
      onFocus={onMeant}
      onPointerEnter={onMeant}
      type="button"
      {...aria}
    >
      {badge === undefined ? (
        picture
      ) : (
        // The name says the count in words.
        <span aria-hidden="true">
          <Badge text={badge}>{picture}</Badge>
        </span>
      )}
      <span className={css.word}>{word}</span>
    </button>
  );
}
