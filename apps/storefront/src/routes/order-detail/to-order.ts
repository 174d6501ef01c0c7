import type { Parcel } from "@tradehall/api-client/models/delivery";
import type { OrderDetail } from "@tradehall/api-client/models/my-order";
import { toOrderCard } from "@tradehall/mall-adapters/order";
import type { AddressView } from "@tradehall/mall-components/account/AddressCard";
import type { AmountsView } from "@tradehall/mall-components/trade/AmountLadder";
import type { ParcelView } from "@tradehall/mall-components/trade/LogisticsTrail";
import type { OrderCardView } from "@tradehall/mall-components/trade/OrderCard";
import { type DeliveryType, deliveryTypeName } from "@tradehall/mall-rules/states/delivery";
import { payMethodName } from "@tradehall/mall-rules/states/payment";
import { closeText, type Locale, parcelStateText, payMethodText } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";

export interface OrderView {
  card: OrderCardView;
  /** Orders of the same submit, which can be paid together. */
  submitOrderNumbers: string[];
  address: AddressView | undefined;
  delivery: DeliveryType;
  amounts: AmountsView;
  isPaid: boolean;
  payMethodText: string | undefined;
  closeReason: string | undefined;
  times: {
    submitted: string;
    paid?: string;
    shipped?: string;
    received?: string;
    completed?: string;
    canceled?: string;
  };
  message: string;
  remarks: { label: string; value: string }[];
  /** Undefined where they could not be loaded. */
  parcels: ParcelView[] | undefined;
}

const toParcel = (parcel: Parcel, locale: Locale): ParcelView => ({
  id: String(parcel.orderDeliveryId),
  courier: parcel.dvyName,
  waybill: parcel.dvyFlowId,
  stateText: parcelStateText(parcel.deliveryDto.state, locale),
  traces: parcel.deliveryDto.traces.map((trace, index) => ({
    id: String(index),
    time: trace.acceptTime,
    dateTime: trace.acceptTime.replace(" ", "T"),
    text: trace.acceptStation,
  })),
});

/** Only the times that have come. */
function timesOf(detail: OrderDetail): OrderView["times"] {
  const known = {
    paid: detail.payTime,
    shipped: detail.dvyTime,
    received: detail.receiveTime,
    completed: detail.finallyTime,
    canceled: detail.cancelTime,
  };
  return {
    submitted: detail.createTime,
    ...Object.fromEntries(Object.entries(known).filter(([, time]) => time)),
  };
}

export function toOrder(
  detail: OrderDetail,
  parcels: readonly Parcel[] | undefined,
  locale: Locale,
): OrderView {
  const card = toOrderCard(detail, detail.now, dataRoutes);
  const codes = detail.virtualInfoList.map((info) => info.writeOffCode);
  const method = detail.payType === null ? undefined : payMethodName(detail.payType);
  const { userAddrDto: address } = detail;
  return {
    // Voucher codes stand with the goods they are for.
    card:
      codes.length > 0
        ? { ...card, lines: card.lines.map((line, index) => (index === 0 ? { ...line, codes } : line)) }
        : card,
    submitOrderNumbers: detail.submitOrderNumbers,
    address: address ? { id: detail.orderNumber, ...address, detail: address.addr } : undefined,
    delivery: deliveryTypeName(detail.dvyType),
    amounts: {
      goods: detail.total,
      freight: detail.freightAmount,
      coupon: detail.couponMoney,
      points: detail.scoreAmount,
      payable: detail.actualTotal,
    },
    isPaid: detail.payTime !== null,
    payMethodText: method && payMethodText(method, locale),
    closeReason:
      detail.closeType === null ? undefined : detail.cancelReason || closeText(detail.closeType, locale),
    times: timesOf(detail),
    message: detail.remarks,
    remarks: detail.virtualRemark.map(({ name, value }) => ({ label: name, value })),
    parcels: parcels?.map((parcel) => toParcel(parcel, locale)),
  };
}
