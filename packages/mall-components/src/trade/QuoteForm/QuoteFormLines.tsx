import { quoteField } from "@tradehall/mall-rules/checks/quote";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { MoneyField } from "@tradehall/ui/MoneyField";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { GoodsLine } from "../GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../views.ts";
import * as css from "./QuoteForm.css.ts";
import { words } from "./QuoteForm.messages.ts";

/** Goods that can be asked for. */
export interface QuoteFormLineView {
  id: string;
  goods: GoodsView;
  shopName: string;
  unit: string;
  /** What a piece costs today. */
  today: YuanText;
  quantity: number;
  /** What the shop offers now; absent before. */
  offered?: YuanText;
}

interface QuoteFormLinesProps {
  lines: readonly QuoteFormLineView[];
  defaultValues?: Partial<Record<string, string>>;
}

/** A row for each of the goods: how many, at which price. */
export function QuoteFormLines({ lines, defaultValues = {} }: QuoteFormLinesProps) {
  const say = useIntl().formatMessage;
  return (
    <ul className={css.lines}>
      {lines.map(({ id, goods, shopName, unit, today, quantity, offered }) => {
        const [count, price] = [quoteField("quantity", Number(id)), quoteField("price", Number(id))];
        return (
          <li className={css.line} key={id}>
            <input name="sku" readOnly type="hidden" value={id} />
            <GoodsLine goods={goods} size="s">
              <span className={css.note}>{shopName}</span>
              <span className={css.note}>
                {say(quoteMessages.today)} ¥{priceText(today)}/{unit}
              </span>
              {offered && (
                <span className={css.note}>{say(words.offered, { amount: priceText(offered) })}</span>
              )}
            </GoodsLine>
            <span className={css.field}>
              <span className={css.label}>{say(goodsWords.quantity)}</span>
              <NumberStepper
                defaultValue={Number(defaultValues[count]) || quantity}
                label={say(goodsWords.quantityOf, { title: goodsName(goods) })}
                labels={{ decrease: say(actWords.decrease), increase: say(actWords.increase) }}
                max={cartLimits.linePieces}
                min={1}
                name={count}
              />
            </span>
            <MoneyField
              defaultValue={defaultValues[price] ?? ""}
              label={say(quoteMessages.wished)}
              name={price}
              placeholder={say(words.optional)}
            />
          </li>
        );
      })}
    </ul>
  );
}
