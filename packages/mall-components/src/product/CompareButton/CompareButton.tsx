import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./CompareButton.css.ts";
import { words } from "./CompareButton.messages.ts";

export interface CompareButtonProps {
  /** Product id. */
  id: string;
  /** Product's name. */
  name: string;
  /** Over a card's picture, or in a line of text. */
  place: "card" | "row";
}

/**
 * Puts a product into the comparison, or takes it out. Without any state, since a page has sixty of them: one listener
 * of the page answers for all `[data-compare]` and says by `aria-pressed` which are in.
 */
export function CompareButton({ id, name, place }: CompareButtonProps) {
  const intl = useIntl();
  return (
    <button
      aria-label={intl.formatMessage(words.compareNamed, { name })}
      className={css.button({ place })}
      data-compare={id}
      type="button"
    >
      {intl.formatMessage(goodsWords.compare)}
    </button>
  );
}
