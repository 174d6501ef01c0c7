import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { dayText } from "../../chrome/RailProducts/day-text.ts";
import { sendsQuietly } from "../../forms/instead.ts";
import * as css from "./SavedGoodsList.css.ts";
import { words } from "./SavedGoodsList.messages.ts";
import type { SavedGoodsListProps } from "./saved-goods-list-props.ts";

interface SavedDayProps extends Pick<SavedGoodsListProps, "today"> {
  day: string;
  onRemove: SavedGoodsListProps["onRemoveDay"];
}

/** The heading of a day, which can be taken out whole. */
export function SavedDay({ day, today, onRemove }: SavedDayProps) {
  const intl = useIntl();
  const text = dayText(intl, day, today);
  return (
    <div className={css.day}>
      <h2 className={css.dayTitle}>
        <time dateTime={day}>{text}</time>
      </h2>
      <Button
        aria-label={intl.formatMessage(words.removeNamedDay, { day: text })}
        {...sendsQuietly("ghost", `clear:${day}`, onRemove, day)}
      >
        {intl.formatMessage(words.removeDay)}
      </Button>
    </div>
  );
}
