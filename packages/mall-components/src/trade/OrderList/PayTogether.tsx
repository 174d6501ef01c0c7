import { fenToYuan, sumFen, yuanToFen } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Price } from "../../catalog/Price/index.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { payTogetherForm } from "../OrderCard/OrderCardHead.tsx";
import type { OrderCardView } from "../views.ts";
import { messages } from "./OrderList.messages.ts";
import * as css from "./PayTogether.css.ts";

interface Props {
  /** The cashier. */
  action: string | undefined;
  chosen: readonly OrderCardView[];
  isAllChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
  onPay: ((orderNumbers: string) => void) | undefined;
}

/** The foot of a list with several orders to pay: which are chosen, their sum, and the way to pay them at once. */
export function PayTogether({ action, chosen, isAllChosen, onChooseAll, onPay }: Props) {
  const intl = useIntl();
  const [isMissing, setMissing] = useState(false);
  const sum = fenToYuan(sumFen(chosen, ({ payable }) => yuanToFen(payable)));
  return (
    <form
      action={action}
      className={css.bar}
      data-print="hide"
      id={payTogetherForm}
      method="get"
      onSubmit={(event) => {
        setMissing(chosen.length === 0);
        if (chosen.length > 0 && !onPay) return;
        event.preventDefault();
        if (chosen.length > 0) onPay?.(chosen.map(({ orderNumber }) => orderNumber).join(","));
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
        {isMissing && chosen.length === 0
          ? intl.formatMessage(messages.chooseFirst)
          : intl.formatMessage(messages.chosen, { count: chosen.length })}
      </span>
      <span className={css.sum}>
        {intl.formatMessage(cartWords.total)} <Price size="m" yuan={sum} />
      </span>
      <span className={css.pay}>
        <Button tone="sale" type="submit" width="full">
          {intl.formatMessage(messages.payTogether)}
        </Button>
      </span>
    </form>
  );
}
