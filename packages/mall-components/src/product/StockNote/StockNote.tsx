import { Icon, WarningIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./StockNote.css.ts";
import { words } from "./StockNote.messages.ts";

export interface StockNoteProps {
  /** Pieces left; undefined before a SKU is chosen. */
  stock?: number;
  /** Unit word. Default 件. */
  unit?: string;
  /** Shows the plain number as well. */
  isExact?: boolean;
}

/** From this many down it says how few. */
const lowFrom = 10;

/** How much is left, in words; a change is read aloud. */
export function StockNote({ stock, unit, isExact }: StockNoteProps) {
  const intl = useIntl();
  const pieces = unit ?? intl.formatMessage(goodsWords.piece);
  const state = stock === undefined ? "none" : stock <= 0 ? "soldOut" : stock <= lowFrom ? "low" : "inStock";
  const values = { count: intl.formatNumber(stock ?? 0), unit: pieces };
  const texts = {
    none: "",
    soldOut: intl.formatMessage(words.soldOut),
    low: intl.formatMessage(words.low, values),
    inStock: isExact ? intl.formatMessage(words.exact, values) : intl.formatMessage(goodsWords.inStock),
  };
  return (
    <span aria-live="polite" className={css.note({ state })}>
      {state === "soldOut" && <Icon as={WarningIcon} size="s" />}
      {texts[state]}
    </span>
  );
}
