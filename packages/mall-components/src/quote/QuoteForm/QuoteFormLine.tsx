import { quoteField } from "@tradehall/mall-rules/checks/quote";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan, priceText, type YuanText } from "@tradehall/mall-rules/money";
import { type PieceOffer, type PricedGoods, pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import { Link } from "@tradehall/ui/Link";
import { MoneyField } from "@tradehall/ui/MoneyField";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../../product/goods-views.ts";
import * as css from "./QuoteForm.css.ts";
import { words } from "./QuoteForm.messages.ts";

/** Goods that can be asked for. */
export interface QuoteFormLineView {
  /** SKU id; names the fields of the line. */
  id: string;
  /** What is asked for. */
  goods: GoodsView;
  /** Who sells it. */
  shopName: string;
  /** Unit word, e.g. 盒. */
  unit: string;
  /** What today's price of a piece hangs on. */
  priced: PricedGoods<PieceOffer>;
  /** Quantity to start with. */
  quantity: number;
  /** What the shop offers now; absent before. */
  offered?: YuanText;
  /** The form without it; absent where it cannot be left out. */
  removeHref?: string;
}

interface QuoteFormLineProps {
  line: QuoteFormLineView;
  defaultValues: Partial<Record<string, string>>;
  onRemove?: ((id: string) => void) | undefined;
}

/** Today's price of so many, and from how many on a piece costs less. */
function TodayPrice({ line: { priced, unit }, count }: { line: QuoteFormLineView; count: number }) {
  const say = useIntl().formatMessage;
  const { priceFen } = pieceCost(priced, count);
  const next = priced.tiers
    .filter(({ from }) => from > count)
    .map(({ from }) => ({ from, ...pieceCost(priced, from) }))
    .find((step) => step.priceFen < priceFen);
  return (
    <Text aria-live="polite" size="xs" tone="muted">
      {say(quoteMessages.today)} ¥{priceText(fenToYuan(priceFen))}/{unit}
      {next && (
        <span className={css.next}>
          {say(words.next, { count: next.from, unit, amount: priceText(fenToYuan(next.priceFen)) })}
        </span>
      )}
    </Text>
  );
}

/** One of the goods: how many, at which price. */
export function QuoteFormLine({ line, defaultValues, onRemove }: QuoteFormLineProps) {
  const say = useIntl().formatMessage;
  const { id, goods, offered, removeHref } = line;
  const [countName, priceName] = [quoteField("quantity", Number(id)), quoteField("price", Number(id))];
  const [count, setCount] = useState(Number(defaultValues[countName]) || line.quantity);
  return (
    <>
      <input name="sku" readOnly type="hidden" value={id} />
      <GoodsLine goods={goods} size="s">
        <Text size="xs" tone="muted">
          {line.shopName}
        </Text>
        <TodayPrice count={count} line={line} />
        {offered && (
          <Text size="xs" tone="muted">
            {say(words.offered, { amount: priceText(offered) })}
          </Text>
        )}
        {removeHref && (
          <Text size="xs" tone="muted">
            <Link
              aria-label={say(actWords.deleteNamed, { title: goodsName(goods) })}
              href={removeHref}
              onClick={(event) => {
                if (!onRemove) return;
                // Without script the address does it.
                event.preventDefault();
                onRemove(id);
              }}
              tone="muted"
              underline="always"
            >
              {say(actWords.delete)}
            </Link>
          </Text>
        )}
      </GoodsLine>
      <Stack as="span" align="start" space="xs">
        <Text size="s" tone="inherit">
          {say(goodsWords.quantity)}
        </Text>
        <NumberStepper
          defaultValue={count}
          label={say(goodsWords.quantityOf, { title: goodsName(goods) })}
          labels={{ decrease: say(actWords.decrease), increase: say(actWords.increase) }}
          max={cartLimits.linePieces}
          min={1}
          name={countName}
          onChange={setCount}
        />
      </Stack>
      <MoneyField
        defaultValue={defaultValues[priceName] ?? ""}
        label={say(quoteMessages.wished)}
        name={priceName}
        placeholder={say(words.optional)}
      />
    </>
  );
}
