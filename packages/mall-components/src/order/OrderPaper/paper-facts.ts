import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import type { ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import type { IntlShape } from "react-intl";
import { type AddressView, addressText } from "../../account/address-view.ts";
import { deliveryMessages } from "../../checkout/CheckoutShopGroup/CheckoutShopGroup.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messages as addressMessages } from "../OrderAddress/OrderAddress.messages.ts";
import { messages as infoMessages } from "../OrderInfo/OrderInfo.messages.ts";
import { orderStatusMessage } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { messages as pickupMessages } from "../PickupCode/PickupCode.messages.ts";
import { messages as voucherMessages } from "../VoucherCodes/VoucherCodes.messages.ts";

/** What a purchaser looks for above the goods; absent: not known, and not said. */
export interface PaperOrder {
  orderNumber: string;
  status: ShownOrderStatus;
  /** The buyer's own number of the purchase. An empty place for it where there is none yet. */
  poNumber?: string;
  costCentre?: string;
  project?: string;
  orderer?: string;
  createdAt: string;
  paidAt?: string;
  payMethodText?: string;
  delivery: DeliveryType;
  address?: AddressView;
  /** Couriers with their waybills. */
  parcels: readonly string[];
  pickupCode?: string;
  /** Codes of virtual goods that can be used. */
  vouchers: readonly string[];
  message: string;
}

export interface PaperFact {
  label: string;
  value: string;
  /** Takes a line of its own. */
  isWhole?: boolean;
}

export function paperFacts(order: PaperOrder, intl: IntlShape): PaperFact[] {
  const { address } = order;
  const to = address && `${address.receiver} ${address.mobile} ${addressText(address)}`;
  const say = intl.formatMessage;
  const facts: (Omit<PaperFact, "value"> & { value: string | undefined })[] = [
    { label: say(orderWords.number), value: order.orderNumber },
    { label: say(orderWords.poNumber), value: order.poNumber ?? " " },
    { label: say(orderWords.costCentre), value: order.costCentre },
    { label: say(orderWords.project), value: order.project },
    { label: say(orderWords.orderer), value: order.orderer },
    { label: say(orderWords.createdAt), value: order.createdAt },
    { label: say(orderWords.status), value: say(orderStatusMessage(order.status)) },
    { label: say(infoMessages.paidAt), value: order.paidAt },
    { label: say(orderWords.payMethod), value: order.payMethodText },
    { label: say(addressMessages.delivery), value: say(deliveryMessages[order.delivery]) },
    { label: say(pickupMessages.code), value: order.pickupCode },
    { label: say(addressMessages.address), value: to, isWhole: true },
    { label: say(orderWords.waybill), value: order.parcels.join("；"), isWhole: true },
    { label: say(voucherMessages.title), value: order.vouchers.join("；"), isWhole: true },
    { label: say(orderWords.message), value: order.message, isWhole: true },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
