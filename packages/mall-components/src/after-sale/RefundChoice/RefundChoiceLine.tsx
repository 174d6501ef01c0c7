import { Checkbox } from "@tradehall/ui/Checkbox";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import * as css from "./RefundChoice.css.ts";
import { words } from "./RefundChoice.messages.ts";
import type { RefundLineView } from "./refund-choice-view.ts";

/** A line of the order with its tick and its pieces. */
export function RefundChoiceLine({ line }: { line: RefundLineView }) {
  const intl = useIntl();
  const labels = {
    decrease: intl.formatMessage(actWords.decrease),
    increase: intl.formatMessage(actWords.increase),
  };
  return (
    <li className={css.line}>
      <Checkbox
        defaultSelected={line.chosen > 0}
        key={line.max === 0 ? `taken${line.chosen}` : "own"}
        isDisabled={line.max === 0}
        aria-label={line.title}
        name="line"
        value={line.id}
      />
      <GoodsLine goods={line} isFaded={line.max === 0 && line.chosen === 0} size="s">
        <Text size="xs" tone="faint">
          {line.why ?? intl.formatMessage(words.bought, { count: line.quantity })}
        </Text>
      </GoodsLine>
      {line.max > 0 && (
        <span className={css.count}>
          <NumberStepper
            defaultValue={line.chosen || line.max}
            label={`${intl.formatMessage(goodsWords.quantity)} ${line.title}`}
            labels={labels}
            max={line.max}
            name={`count.${line.id}`}
            size="s"
          />
        </span>
      )}
    </li>
  );
}
