import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CartHead.css.ts";
import { messages } from "./CartHead.messages.ts";

export interface CartHeadProps {
  /** Every line that can be ticked is. */
  isAllSelected: boolean;
  /** Some lines are ticked. */
  isSomeSelected: boolean;
  /** Tick all or none. */
  onSelectAll?: (isSelected: boolean) => void;
  /** Tick what is not, and the reverse; without it no button shows. */
  onInvert?: () => void;
}

/** Names of the cart's columns, with select-all, invert and the way to a quick order. */
export function CartHead({ isAllSelected, isSomeSelected, onSelectAll, onInvert }: CartHeadProps) {
  const intl = useIntl();
  const { quickOrder } = useRoutes();
  return (
    <div className={css.head}>
      <div className={css.select}>
        <Checkbox
          isIndeterminate={isSomeSelected && !isAllSelected}
          isSelected={isAllSelected}
          onChange={onSelectAll}
        >
          {intl.formatMessage(cartWords.selectAll)}
        </Checkbox>
        {onInvert && (
          <Button onPress={onInvert} size="s" tone="neutral" variant="ghost">
            {intl.formatMessage(cartWords.invert)}
          </Button>
        )}
        {quickOrder && <Link href={quickOrder}>{intl.formatMessage(chromeWords.quickOrder)}</Link>}
      </div>
      <span className={css.column({ align: "start" })}>{intl.formatMessage(goodsWords.goods)}</span>
      <span className={css.column({ align: "end" })}>{intl.formatMessage(goodsWords.unitPriceWithTax)}</span>
      <span className={css.column({ align: "center" })}>{intl.formatMessage(goodsWords.quantity)}</span>
      <span className={css.column({ align: "end" })}>{intl.formatMessage(cartWords.subtotal)}</span>
      <span className={css.column({ align: "end" })}>{intl.formatMessage(messages.actions)}</span>
    </div>
  );
}
