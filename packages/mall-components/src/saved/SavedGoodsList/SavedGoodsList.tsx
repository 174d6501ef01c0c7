import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { FootprintIcon, HistoryIcon, WishlistIcon } from "@tradehall/ui/Icon";
import { useState } from "react";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import { listWords } from "../../messages/list.messages.ts";
import * as foot from "../../order/OrderList/ChosenBar.css.ts";
import { AsyncList } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { SavedDay } from "./SavedDay.tsx";
import { words } from "./SavedGoodsList.messages.ts";
import { SavedGoodsRow } from "./SavedGoodsRow.tsx";
import { canAdd } from "./saved-goods.ts";
import type { SavedGoodsListProps } from "./saved-goods-list-props.ts";

const none = {
  wishlist: { icon: WishlistIcon, title: words.emptyWishlist, text: words.emptyWishlistText },
  footprints: { icon: FootprintIcon, title: words.noFootprints, text: words.noFootprintsText },
  bought: { icon: HistoryIcon, title: words.noneBought, text: words.noneBoughtText },
} as const;

/** Favourites, footprints by day or goods bought before: each or several at once are taken out or put into the cart. */
export function SavedGoodsList(props: SavedGoodsListProps) {
  const { kind, groups = [], clearHref, results = {}, isAdding, onRemove, onRemoveDay, onAdd } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const all = groups.flatMap(({ goods }) => goods);
  const chosen = all.filter(({ id }) => ticked.has(id));
  const choose = (ids: readonly string[], is: boolean) => {
    const rest = [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(is ? [...rest, ...ids] : rest));
  };
  const able = chosen.filter(canAdd);
  const { icon, title, text } = none[kind];
  const filtered = {
    wishlist: words.noMatch,
    footprints: words.noneThatDay,
    bought: words.noneBoughtMatch,
  };
  const empty = (
    <NoRows
      description={clearHref ? undefined : intl.formatMessage(text)}
      href={clearHref ?? routes.allGoods}
      icon={icon}
      link={intl.formatMessage(clearHref ? listWords.clearFilters : listWords.browse)}
      title={intl.formatMessage(clearHref ? filtered[kind] : title)}
    />
  );
  return (
    <AsyncList empty={all.length === 0 && empty} onRetry={props.onRetry} state={props.state}>
      <form method="post">
        {groups.map(({ key, day, goods }) => (
          <section key={key}>
            {day && <SavedDay day={day} onRemove={onRemoveDay} today={props.today} />}
            <ul>
              {goods.map((one) => (
                <li key={one.id}>
                  <SavedGoodsRow
                    goods={one}
                    isChosen={ticked.has(one.id)}
                    kind={kind}
                    onAdd={onAdd}
                    onChoose={(is) => choose([one.id], is)}
                    onRemove={onRemove}
                    result={results[one.id]}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={foot.bar} data-print="hide">
          <Checkbox
            isIndeterminate={chosen.length > 0 && chosen.length < all.length}
            isSelected={chosen.length > 0 && chosen.length === all.length}
            onChange={(is) =>
              choose(
                all.map(({ id }) => id),
                is,
              )
            }
          >
            {intl.formatMessage(words.selectAll)}
          </Checkbox>
          <span className={foot.count} role="status">
            {chosen.length > 0 && intl.formatMessage(words.chosen, { count: chosen.length })}
            {able.length < chosen.length &&
              intl.formatMessage(words.notAble, { count: chosen.length - able.length })}
          </span>
          {kind !== "bought" && (
            <Button
              {...sendsQuietly(
                "outline",
                "remove",
                onRemove,
                chosen.map(({ id }) => id),
              )}
            >
              {intl.formatMessage(words.removeChosen)}
            </Button>
          )}
          <Button isPending={isAdding} size="s" {...sends("to-cart", onAdd, able)}>
            {intl.formatMessage(words.addToCart)}
          </Button>
        </div>
      </form>
    </AsyncList>
  );
}
