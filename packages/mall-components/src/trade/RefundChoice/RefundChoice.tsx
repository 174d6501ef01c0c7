import { cargoStatuses, refundApplyTypes } from "@tradehall/mall-rules/states/refund";
import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Form } from "@tradehall/ui/Form";
import { Notice } from "@tradehall/ui/Notice";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { GoodsLine } from "../GoodsLine/GoodsLine.tsx";
import type { GoodsView } from "../views.ts";
import * as css from "./RefundChoice.css.ts";
import { words } from "./RefundChoice.messages.ts";

/** A line of the order. */
export interface RefundLineView extends GoodsView {
  id: string;
  /** Pieces bought. */
  quantity: number;
  /** Pieces that may be chosen now; 0 where none. */
  max: number;
  /** Pieces chosen, or taken along with the last of what was paid for; 0 where the line is not. */
  chosen: number;
  isGift?: boolean;
  /** Why it cannot be chosen. */
  why?: string;
}

/** A kind of refund, with what may be said of the goods. */
export interface RefundWayView {
  applyType: number;
  cargoStatuses: readonly number[];
}

export interface RefundChoiceProps {
  orderNumber: string;
  lines: readonly RefundLineView[];
  /** Kinds of refund the order's state allows. */
  ways: readonly RefundWayView[];
  /** Chosen of them. */
  applyType: number;
  cargoStatus: number;
  /** A refused refund that is being mended. */
  refundSn?: string;
  /** Called with the form whenever the choice changes. Without script a button asks for the page with it. */
  onChoose?: (choice: FormData) => void;
  /** The amount is being worked out anew. */
  isPending?: boolean;
}

const wayWords = {
  [refundApplyTypes.moneyOnly]: refundWords.moneyOnly,
  [refundApplyTypes.withReturn]: refundWords.withReturn,
};
const cargoWords = {
  [cargoStatuses.notReceived]: refundWords.notReceived,
  [cargoStatuses.received]: refundWords.received,
};

function Line({ line }: { line: RefundLineView }) {
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
        <span className={css.note}>
          {line.why ?? intl.formatMessage(words.bought, { count: line.quantity })}
        </span>
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

/** What of an order is to be refunded and how: lines with pieces, kind of refund, state of the goods. */
export function RefundChoice(props: RefundChoiceProps) {
  const { lines, ways, applyType, cargoStatus, orderNumber, refundSn, onChoose, isPending } = props;
  const intl = useIntl();
  const way = ways.find((one) => one.applyType === applyType);
  return (
    <Form
      aria-label={intl.formatMessage(refundWords.choose)}
      method="get"
      onChange={onChoose}
      onSubmit={onChoose}
    >
      <input name="orderNumber" readOnly type="hidden" value={orderNumber} />
      {refundSn && <input name="refundSn" readOnly type="hidden" value={refundSn} />}
      <ul className={css.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {lines.some((line) => line.isGift && line.chosen > 0) && (
        <Notice tone="info">{intl.formatMessage(words.withGift)}</Notice>
      )}
      <RadioGroup
        defaultValue={String(applyType)}
        key={`way${applyType}`}
        label={intl.formatMessage(refundWords.way)}
        name="applyType"
        options={ways.map((one) => ({
          value: String(one.applyType),
          label: intl.formatMessage(wayWords[one.applyType as keyof typeof wayWords]),
        }))}
        variant="chip"
      />
      <RadioGroup
        defaultValue={String(cargoStatus)}
        key={`cargo${applyType}${cargoStatus}`}
        label={intl.formatMessage(refundWords.cargo)}
        name="cargoStatus"
        options={(way?.cargoStatuses ?? []).map((one) => ({
          value: String(one),
          label: intl.formatMessage(cargoWords[one as keyof typeof cargoWords]),
        }))}
        variant="chip"
      />
      <span className={css.update}>
        <Button isPending={isPending} size="s" type="submit" variant="outline">
          {intl.formatMessage(words.update)}
        </Button>
      </span>
    </Form>
  );
}
