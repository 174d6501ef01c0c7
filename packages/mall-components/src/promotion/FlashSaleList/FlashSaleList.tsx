import { FlashSaleIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import * as css from "./FlashSaleList.css.ts";
import { words } from "./FlashSaleList.messages.ts";
import { type FlashSaleGoods, FlashSaleRow } from "./FlashSaleRow.tsx";

export type { FlashSaleGoods };
export interface FlashSaleListProps extends ListStateProps {
  /** Goods of the round. Default none. */
  goods?: readonly FlashSaleGoods[];
  /** What has no goods: a round, or the flash sale, since no round runs or comes. Default `round`. */
  noneOf?: "round" | "sale";
  /** Where goods are while there are none here. */
  elsewhereHref: string;
  /** Called by 提醒我; without it the page itself gets the form. */
  onRemind?: (id: string, isReminded: boolean) => void;
  /** Goods whose reminder is being changed. */
  pendingId?: string;
}

/** Goods of a flash-sale round, each with its price, how much is gone and what can be done. */
export function FlashSaleList(props: FlashSaleListProps) {
  const { goods = [], noneOf = "round", elsewhereHref, onRemind, pendingId, state, onRetry } = props;
  const intl = useIntl();
  const none = (
    <NoRows
      description={intl.formatMessage(noneOf === "round" ? words.hint : words.noRoundHint)}
      href={elsewhereHref}
      icon={FlashSaleIcon}
      link={intl.formatMessage(listWords.browse)}
      title={intl.formatMessage(noneOf === "round" ? words.none : words.noRound)}
    />
  );
  return (
    <AsyncList
      empty={goods.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <ul className={css.list}>
        {goods.map((one) => (
          <FlashSaleRow goods={one} isPending={one.id === pendingId} key={one.id} onRemind={onRemind} />
        ))}
      </ul>
    </AsyncList>
  );
}
