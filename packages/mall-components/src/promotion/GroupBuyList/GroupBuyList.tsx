import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import * as css from "../sale-card.css.ts";
import { words } from "./GroupBuyList.messages.ts";
import { GroupCard, type GroupGoodsView } from "./GroupCard.tsx";
import type { GroupBuyTab } from "./group-buy-tabs.ts";

export interface GroupBuyListProps extends ListStateProps {
  /** Goods in order. Default none. */
  goods?: readonly GroupGoodsView[];
  /** What the list is of. */
  of: GroupBuyTab;
  /** The other list, offered where this one is empty. */
  otherHref: string;
}

/** The first pictures load at once. */
const firstRow = 4;

/** So few share the whole width. */
const few = 2;

/** Products that are sold in teams, now or soon. `[data-few]` */
export function GroupBuyList({ goods = [], of, otherHref, state, onRetry }: GroupBuyListProps) {
  const intl = useIntl();
  const none = (
    <NoRows
      description={intl.formatMessage(of === "running" ? words.runningHint : words.comingHint)}
      href={otherHref}
      link={intl.formatMessage(of === "running" ? words.toComing : words.toRunning)}
      title={intl.formatMessage(words[of])}
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
      <ul className={css.list} data-few={goods.length <= few || undefined}>
        {goods.map((one, index) => (
          <li className={css.item} key={one.id}>
            <GroupCard goods={one} isPriority={index < firstRow} />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
