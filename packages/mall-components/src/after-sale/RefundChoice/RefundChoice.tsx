import { cargoStatuses, refundApplyTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import { Button } from "@tradehall/ui/Button";
import { Form } from "@tradehall/ui/Form";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { refundWords } from "../../messages/refund.messages.ts";
import { words } from "./RefundChoice.messages.ts";
import { RefundChoiceLine } from "./RefundChoiceLine.tsx";
import type { RefundLineView } from "./refund-choice-view.ts";

/** A kind of refund, with what may be said of the goods. */
export interface RefundWayView {
  applyType: number;
  cargoStatuses: readonly number[];
}

export interface RefundChoiceProps {
  /** Of which order; sent along. */
  orderNumber: string;
  /** The order's lines, those that cannot be chosen too. */
  lines: readonly RefundLineView[];
  /** Kinds of refund the order's state allows. */
  ways: readonly RefundWayView[];
  /** The kind that is chosen. */
  applyType: number;
  /** State of the goods that is chosen: received or not. */
  cargoStatus: number;
  /** A refused refund that is being mended. */
  refundSn?: string;
  /** Called with the form whenever the choice changes. Without script a button asks for the page with it. */
  onChoose?: (choice: FormData) => void;
  /** The amount is being recalculated. */
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
      <Heading level={2} size="m">
        {intl.formatMessage(refundWords.choose)}
      </Heading>
      <Stack as="ul" space="none">
        {lines.map((line) => (
          <RefundChoiceLine key={line.id} line={line} />
        ))}
      </Stack>
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
      <Inline as="span" space="none" alignY="stretch" wrap={false}>
        <Button isPending={isPending} size="s" type="submit" variant="outline">
          {intl.formatMessage(words.update)}
        </Button>
      </Inline>
    </Form>
  );
}
