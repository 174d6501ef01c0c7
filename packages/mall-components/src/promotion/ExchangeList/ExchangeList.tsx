import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import * as css from "../sale-card.css.ts";
import { ExchangeCard, type ExchangeGoodsView } from "./ExchangeCard.tsx";
import { words } from "./ExchangeList.messages.ts";

export interface ExchangeListProps extends ListStateProps {
  /** Goods in order. Default none. */
  goods?: readonly ExchangeGoodsView[];
  /** The list without filters, offered where nothing matches. */
  allHref: string;
}

/** The first pictures load at once. */
const firstRow = 4;

/** Goods of the points mall. */
export function ExchangeList({ goods = [], allHref, state, onRetry }: ExchangeListProps) {
  const intl = useIntl();
  const none = (
    <NoRows
      description={intl.formatMessage(words.noneHint)}
      href={allHref}
      link={intl.formatMessage(words.all)}
      title={intl.formatMessage(words.none)}
    />
  );
  return (
    <AsyncList
      empty={goods.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="grid"
      state={state}
    >
      <ul className={css.list}>
        {goods.map((one, index) => (
          <li className={css.item} key={one.id}>
            <ExchangeCard goods={one} isPriority={index < firstRow} />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
