import { priceText } from "@tradehall/mall-rules/money";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import type { OrderLineView } from "../../product/goods-views.ts";
import type { AmountsView } from "../order-views.ts";
import { takenOff } from "../PriceBreakdown/index.ts";
import { isAmount } from "../PriceBreakdown/steps.ts";
import * as css from "./OrderPaper.css.ts";
import { messages } from "./OrderPaper.messages.ts";
import { type PaperOrder, paperFacts } from "./paper-facts.ts";

export interface OrderPaperProps {
  /** What is above the goods. */
  order: PaperOrder;
  /** The goods, a row each. */
  lines: readonly OrderLineView[];
  /** The order's sums, yuan, by the server. */
  amounts: AmountsView;
  /** The last sum in capitals (大写), by the server. */
  capitals: string;
  /** Whether the amount is paid: 实付金额 instead of 应付金额. */
  isPaid: boolean;
  /** Who delivers, beside the place of their seal. */
  seller: string;
  /** Who buys, beside the place of their seal; "" leaves it blank. */
  buyer: string;
}

/** An order as a purchaser files it: rows without pictures, sums and places for seals; ten lines on one sheet. Only on paper. */
export function OrderPaper({ order, lines, amounts, capitals, isPaid, seller, buyer }: OrderPaperProps) {
  const intl = useIntl();
  const word = (name: Exclude<keyof typeof messages, "breakdown" | "capitals">) =>
    intl.formatMessage(messages[name]);
  const breakdown = (part: Exclude<keyof typeof messages.breakdown, "goodsOf" | "score">) =>
    intl.formatMessage(messages.breakdown[part]);
  const { deposit, balance, refunded, score } = amounts;
  const sums = [
    { label: breakdown("goods"), value: `¥${priceText(amounts.goods)}` },
    { label: word("freight"), value: `¥${priceText(amounts.freight)}` },
    ...takenOff(amounts).map(({ part, amount }) => ({
      label: breakdown(part),
      value: `−¥${priceText(amount)}`,
    })),
    ...(deposit && balance
      ? [
          { label: breakdown("deposit"), value: `¥${priceText(deposit)}` },
          { label: breakdown("balance"), value: `¥${priceText(balance)}` },
        ]
      : []),
    ...(isAmount(refunded) ? [{ label: breakdown("refunded"), value: `−¥${priceText(refunded)}` }] : []),
  ];
  const pointsOf = (points: number | undefined) =>
    points ? intl.formatMessage(messages.breakdown.score, { score: points }) : "";
  return (
    <div className={css.paper}>
      <dl className={css.facts}>
        {paperFacts(order, intl).map(({ label, value, isWhole }) => (
          <div className={isWhole ? css.whole : undefined} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            <th data-number="">{word("row")}</th>
            <th>{word("code")}</th>
            <th>{word("name")}</th>
            <th>{word("unit")}</th>
            {(["quantity", "price", "subtotal"] as const).map((name) => (
              <th data-number="" key={name}>
                {word(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td data-number="">{index + 1}</td>
              <td className={css.code}>{line.code}</td>
              <td>
                {line.tags?.map((tag) => `[${tag}] `)}
                {line.title}
                {line.skuText && ` ${line.skuText}`}
              </td>
              <td>{line.unit}</td>
              <td data-number="">{line.quantity}</td>
              <td data-number="">
                {priceText(line.price)} {pointsOf(line.score)}
              </td>
              <td data-number="">
                {line.subtotal === undefined ? "--" : priceText(line.subtotal)} {pointsOf(line.scoreSubtotal)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Text as="div" size="inherit" tone="inherit" weight="strong">
          <dt>{breakdown(isPaid ? "paid" : "payable")}</dt>
          <dd>
            ¥{priceText(amounts.payable)} {pointsOf(score)}{" "}
            {intl.formatMessage(messages.capitals, { capitals })}
          </dd>
        </Text>
      </dl>
      <div className={css.seals}>
        {(["seller", "buyer"] as const).map((side) => (
          <div className={css.seal} key={side}>
            <div>
              {word(side)} {side === "seller" ? seller : buyer}
            </div>
            <div className={css.signed}>
              <span>{word("signed")}</span>
              <span>{word("day")}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
