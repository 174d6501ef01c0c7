import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words } from "./SavedGoodsList.messages.ts";
import type { SavedGoods } from "./saved-goods.ts";

/** What became of the goods since they were kept or bought. */
export function SavedGoodsNotes({ goods }: { goods: SavedGoods }) {
  const intl = useIntl();
  const { state, loweredBy, raisedBy, sinceText, bought } = goods;
  return (
    <Inline as="span" size="xs" tone="faint">
      {state && <Tag size="s">{intl.formatMessage(words[state])}</Tag>}
      {loweredBy && (
        <Text size="inherit" tone="price">
          {intl.formatMessage(bought ? words.loweredSinceBought : words.lowered, { amount: loweredBy })}
        </Text>
      )}
      {raisedBy && <span>{intl.formatMessage(words.raised, { amount: raisedBy })}</span>}
      {sinceText && <span>{intl.formatMessage(words.since, { day: sinceText })}</span>}
      {bought && (
        <>
          <span>{intl.formatMessage(words.times, { count: bought.times })}</span>
          <Link href={bought.orderHref} tone="neutral">
            {intl.formatMessage(words.last, {
              amount: bought.yuan,
              day: bought.day,
              quantity: bought.quantityText,
            })}
          </Link>
        </>
      )}
    </Inline>
  );
}
