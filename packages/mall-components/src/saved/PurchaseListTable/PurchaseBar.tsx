import { fenToYuan, sumFen, yuanToFen } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import * as foot from "../../order/OrderList/ChosenBar.css.ts";
import { Price } from "../../product/Price/Price.tsx";
import { QuoteLink } from "../../quote/QuoteLink/QuoteLink.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { PurchaseLineResult, PurchaseLineView } from "../purchase-list-view.ts";
import * as css from "./PurchaseListTable.css.ts";
import { words } from "./PurchaseListTable.messages.ts";

interface PurchaseBarProps {
  lines: readonly PurchaseLineView[];
  /** The selected ones; none means all for the cart. */
  chosen: readonly PurchaseLineView[];
  results: Readonly<Record<string, PurchaseLineResult>>;
  isAdding: boolean;
  isReadOnly: boolean;
  onAdd: ((lines: readonly PurchaseLineView[]) => void) | undefined;
  onRemove: ((ids: readonly string[]) => void) | undefined;
  quoteHrefFor: ((lines: readonly PurchaseLineView[]) => string | undefined) | undefined;
}

const totalOf = (lines: readonly PurchaseLineView[]) =>
  fenToYuan(sumFen(lines, ({ total }) => yuanToFen(total)));

/** What is selected of a list and its sum, and what can be done with it. */
export function PurchaseBar(props: PurchaseBarProps) {
  const { lines, chosen, results, isAdding, isReadOnly, onAdd, onRemove, quoteHrefFor } = props;
  const intl = useIntl();
  const { cart } = useRoutes();
  const hasChosen = chosen.length > 0;
  const meant = hasChosen ? chosen : lines;
  const able = meant.filter(({ blocked }) => !blocked);
  const all = Object.values(results);
  const added = all.filter(({ isAdded }) => isAdded).length;
  const label = intl.formatMessage(hasChosen ? words.addToCart : words.addAll);
  const total = <Price label={intl.formatMessage(words.total)} yuan={totalOf(able)} />;
  return (
    <>
      <div className={css.total}>{total}</div>
      <div className={foot.bar} data-print="hide">
        <span className={foot.count} role="status">
          {intl.formatMessage(hasChosen ? words.chosen : words.all, { count: meant.length })}
          {able.length < meant.length &&
            intl.formatMessage(words.blocked, { count: meant.length - able.length })}
          {added > 0 && ` · ${intl.formatMessage(words.added, { added })}`}
          {all.length > added && ` · ${intl.formatMessage(words.failed, { failed: all.length - added })}`}
        </span>
        {added > 0 && <Link href={cart}>{intl.formatMessage(words.toCart)}</Link>}
        {!isReadOnly && (
          <Button
            {...sendsQuietly(
              "outline",
              "remove-lines",
              onRemove,
              chosen.map(({ id }) => id),
            )}
          >
            {intl.formatMessage(words.removeChosen)}
          </Button>
        )}
        {quoteHrefFor && <QuoteLink href={quoteHrefFor(meant)} />}
        {total}
        <Button
          icon={<Icon as={CartIcon} />}
          isDisabled={able.length === 0}
          isPending={isAdding}
          pendingLabel={label}
          tone="sale"
          {...sends("to-cart", onAdd, able)}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
