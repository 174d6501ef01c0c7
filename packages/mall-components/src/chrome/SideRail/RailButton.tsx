import { Badge } from "@tradehall/ui/Badge";
import { Icon, type IconShape } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import * as css from "./SideRail.css.ts";

export interface RailButtonProps {
  /** Its picture. */
  icon: IconShape;
  /** Word below the picture. */
  word: string;
  /** Name for assistive technology where the word does not say it all. */
  label?: string;
  /** Count below the word. */
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
      <Icon as={icon} />
      <Text size="inherit" tone="inherit" breaks="never">
        {word}
      </Text>
      {badge !== undefined && (
        <>
          {" "}
          <Badge text={badge} />
        </>
      )}
    </button>
  );
}
