import { fenToYuan, sumFen, yuanToFen } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Icon, PrintIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useState } from "react";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../../product/Price/index.ts";
import { ExportButtons, type ExportFormat } from "../OrderExport/index.ts";
import type { OrderCardView } from "../order-views.ts";
import * as css from "./ChosenBar.css.ts";
import { messages } from "./OrderList.messages.ts";
import { isPayable } from "./use-chosen.ts";

interface Props {
  /** Id of its form, to which the boxes of the orders belong. */
  id: string;
  /** The cashier. */
  action: string | undefined;
  chosen: readonly OrderCardView[];
  isAllChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
  onPay: ((orderNumbers: string) => void) | undefined;
  onPrint: (() => void) | undefined;
  onExport: ((orderNumbers: string, format: ExportFormat) => void) | undefined;
}

const numbersOf = (orders: readonly OrderCardView[]): string =>
  orders.map(({ orderNumber }) => orderNumber).join(",");

/** The foot of a list of orders: which are chosen, and what is done with them together: printed, exported, paid. */
export function ChosenBar(props: Props) {
  const { id, action, chosen, isAllChosen, onChooseAll, onPay, onPrint, onExport } = props;
  const intl = useIntl();
  const [missing, setMissing] = useState<"chooseFirst" | "noneToPay">();
  const payable = chosen.filter(isPayable);
  const sum = fenToYuan(sumFen(payable, (order) => yuanToFen(order.payable)));
  /** Does it, or says what has to be chosen before. */
  const withChosen = (act: (() => void) | undefined, isEnough = chosen.length > 0) => {
    setMissing(isEnough ? undefined : chosen.length > 0 ? "noneToPay" : "chooseFirst");
    if (isEnough) act?.();
  };
  return (
    <form
      action={action}
      className={css.bar}
      data-print="hide"
      id={id}
      method="get"
      onSubmit={(event) => {
        if (payable.length === 0 || onPay) event.preventDefault();
        withChosen(() => onPay?.(numbersOf(payable)), payable.length > 0);
      }}
    >
      <Checkbox
        isIndeterminate={chosen.length > 0 && !isAllChosen}
        isSelected={isAllChosen}
        onChange={onChooseAll}
      >
        {intl.formatMessage(cartWords.selectAll)}
      </Checkbox>
      <span aria-live="polite" className={css.count}>
        {missing && payable.length === 0 && (missing === "noneToPay" || chosen.length === 0)
          ? intl.formatMessage(messages[missing])
          : intl.formatMessage(messages.chosen, { count: chosen.length })}
      </span>
      {onPrint && (
        <Button
          icon={<Icon as={PrintIcon} size="s" />}
          onPress={() => withChosen(onPrint)}
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(messages.printChosen)}
        </Button>
      )}
      {onExport && (
        <ExportButtons
          label={intl.formatMessage(messages.exportChosen)}
          onExport={(format) => withChosen(() => onExport(numbersOf(chosen), format))}
        />
      )}
      {payable.length > 0 && (
        <Inline as="span" space="xs" alignY="baseline" wrap={false}>
          {intl.formatMessage(cartWords.total)} <Price size="m" yuan={sum} />
        </Inline>
      )}
      {action !== undefined && (
        <span className={css.pay}>
          <Button tone="sale" type="submit" width="full">
            {intl.formatMessage(messages.payTogether)}
          </Button>
        </span>
      )}
    </form>
  );
}
