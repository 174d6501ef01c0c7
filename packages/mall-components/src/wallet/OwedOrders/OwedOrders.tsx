import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { messages as cardWords } from "../../order/OrderCard/OrderCard.messages.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import * as css from "./OwedOrders.css.ts";
import { words } from "./OwedOrders.messages.ts";

/** An order of which something is owed. */
export interface OwedOrderView {
  orderNumber: string;
  href: string;
  /** Who ordered. */
  name: string;
  /** `yyyy-MM-dd`, both. */
  orderedText: string;
  dueText: string;
  amount: YuanText;
  owed: YuanText;
  isOverdue: boolean;
}

export interface OwedOrdersProps extends ListStateProps {
  /** The shop that is owed; part of the heading. */
  shopName: string;
  /** Orders of this page, the first due first. */
  orders: readonly OwedOrderView[];
  /** Where in the pages it is; one page shows no pager. */
  pager: ListPagerProps;
  /** Sent along with the chosen orders, which the page's address then names. Without it nothing can be chosen. */
  choice?: Readonly<Record<string, string>> | undefined;
  /** Numbers of orders that are chosen. */
  chosen?: readonly string[];
}

/** What is owed to a shop, order by order, the first due first; some can be chosen to be paid back as a whole. */
export function OwedOrders(props: OwedOrdersProps) {
  const { shopName, orders, pager, choice, chosen = [], state, onRetry } = props;
  const say = useIntl().formatMessage;
  return (
    <CenterSection
      emptyText={orders.length === 0 && say(words.none)}
      onRetry={onRetry}
      state={state}
      title={say(words.title, { shop: shopName })}
    >
      <form method="get">
        {Object.entries(choice ?? {}).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <ul>
          {orders.map(({ orderNumber, href, name, orderedText, dueText, amount, owed, isOverdue }) => (
            <li className={css.row} key={orderNumber}>
              {choice ? (
                <Checkbox defaultSelected={chosen.includes(orderNumber)} name="order" value={orderNumber}>
                  <VisuallyHidden>{say(cardWords.choose, { orderNumber })}</VisuallyHidden>
                </Checkbox>
              ) : (
                <span />
              )}
              <div>
                <Inline as="p" isNumeric breaks="anywhere">
                  <Link href={href}>{orderNumber}</Link>
                  {isOverdue && <Tag tone="danger">{say(words.overdue)}</Tag>}
                </Inline>
                <p className={css.facts}>
                  <span>{say(words.due, { day: dueText })}</span>
                  <span>{say(words.by, { name, day: orderedText })}</span>
                  <span>{say(words.of, { amount: priceText(amount) })}</span>
                </p>
              </div>
              <span className={css.owed}>{say(words.owed, { amount: priceText(owed) })}</span>
            </li>
          ))}
        </ul>
        {choice && orders.length > 0 && (
          <div className={css.foot}>
            <Button tone="neutral" type="submit" variant="outline">
              {say(words.repay)}
            </Button>
          </div>
        )}
      </form>
      <ListPager {...pager} />
    </CenterSection>
  );
}
