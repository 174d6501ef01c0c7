/** An order in full → what its page shows. */
import type { Parcel } from "@tradehall/api-client/models/delivery";
import type { OrderDetail } from "@tradehall/api-client/models/my-order";
import type { AddressView } from "@tradehall/mall-components/account/AddressCard";
import type { ApprovalTrailProps } from "@tradehall/mall-components/enterprise/ApprovalTrail";
import type { ParcelView } from "@tradehall/mall-components/order/LogisticsTrail";
import type { OrderCardView } from "@tradehall/mall-components/order/OrderCard";
import type { OrderInfoProps } from "@tradehall/mall-components/order/OrderInfo";
import type { PickupCodeProps } from "@tradehall/mall-components/order/PickupCode";
import type { AmountsView } from "@tradehall/mall-components/order/PriceBreakdown";
import type { VoucherView } from "@tradehall/mall-components/order/VoucherCodes";
import type { OrderTransferView } from "@tradehall/mall-components/payment/OrderTransfer";
import type { PreSalePlanProps } from "@tradehall/mall-components/promotion/PreSalePlan";
import type { TeamView } from "@tradehall/mall-components/promotion/TeamPanel";
import { sum } from "@tradehall/mall-rules/money";
import { type DeliveryType, deliveryTypeName } from "@tradehall/mall-rules/states/order/delivery";
import { invoiceStatusName, isInvoiceShown } from "@tradehall/mall-rules/states/payment/invoice";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { closeText, parcelStateText, payMethodText } from "@tradehall/mall-rules/words/orders";
import { toApprovalTrail } from "./approval.ts";
import type { DataRoutes } from "./data-routes.ts";
import { toTeam } from "./group.ts";
import { toOrderCard } from "./order.ts";
import { toOrderTransfer } from "./transfer.ts";

export interface OrderView {
  card: OrderCardView;
  /** Its goods as a purchase list takes them. */
  listed: { skuId: number; count: number }[];
  /** When the seller may be reminded again, where that is not now. */
  remindAgainAt?: string;
  /** Steps of a pre-sale. */
  preSale?: PreSalePlanProps;
  /** The team of a group order. */
  team?: TeamView;
  /** Codes of virtual goods, and until when they can be used. */
  vouchers: VoucherView[];
  vouchersUntil?: string;
  /** What is collected, where and by which code. */
  pickup?: PickupCodeProps;
  /** How it is approved; absent where it needs no approval. */
  approval?: Omit<ApprovalTrailProps, "children">;
  /** Whether who reads it may decide that now. */
  canDecide: boolean;
  /** The payment by bank that is awaited for it, or paid it. */
  transfer?: OrderTransferView;
  payNo: string | undefined;
  address: AddressView | undefined;
  delivery: DeliveryType;
  amounts: AmountsView;
  isPaid: boolean;
  payMethodText: string | undefined;
  closeReason: string | undefined;
  times: {
    submitted: string;
    deposit?: string;
    paid?: string;
    shipped?: string;
    received?: string;
    completed?: string;
    canceled?: string;
  };
  invoice: OrderInfoProps["invoice"] | undefined;
  message: string;
  remarks: { label: string; value: string }[];
  /** Undefined where they could not be loaded. */
  parcels: ParcelView[] | undefined;
}

const toParcel = (parcel: Parcel, locale: Locale, routes: DataRoutes): ParcelView => ({
  id: String(parcel.orderDeliveryId),
  courier: parcel.dvyName,
  waybill: parcel.dvyFlowId,
  stateText: parcelStateText(parcel.deliveryDto.state, deliveryTypeName(parcel.deliveryType), locale),
  goods: parcel.orderItems.map((item) => ({
    id: String(item.orderItemId),
    title: item.prodName,
    href: routes.product(item.prodId, item.skuId),
    picture: item.pic,
    quantity: item.prodCount,
    ...(item.skuName ? { skuText: item.skuName } : {}),
  })),
  traces: parcel.deliveryDto.traces.map((trace, index) => ({
    id: String(index),
    time: trace.acceptTime,
    dateTime: trace.acceptTime.replace(" ", "T"),
    text: trace.acceptStation,
  })),
});

type Voucher = OrderDetail["virtualInfoList"][number];
const toVoucher = ({ writeOffCode, isWriteOff, isExpired }: Voucher): VoucherView => ({
  code: writeOffCode,
  state: isWriteOff ? "used" : isExpired ? "expired" : "unused",
});

const toPickup = (pickup: NonNullable<OrderDetail["pickup"]>): PickupCodeProps => ({
  station: pickup.stationName,
  tel: pickup.tel,
  address: pickup.addr,
  isUsed: pickup.isWriteOff === 1,
  ...(pickup.writeOffCode ? { code: pickup.writeOffCode } : {}),
});

/** A field that several products of the order ask for appears once. */
const toRemarks = (answers: OrderDetail["virtualRemark"]): OrderView["remarks"] =>
  [...Map.groupBy(answers, ({ name }) => name)].map(([label, same]) => ({
    label,
    value: [...new Set(same.map(({ value }) => value))].join(" / "),
  }));

/** Only the times that have come. */
function timesOf(detail: OrderDetail): OrderView["times"] {
  const deposit = detail.preSale?.depositPaidAt;
  const known = {
    deposit: deposit ? chinaTime(deposit) : null,
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

/** Undefined where none is asked for. */
function invoiceOf({ orderNumber, invoiceStatus }: OrderDetail, routes: DataRoutes): OrderView["invoice"] {
  const status = invoiceStatusName(invoiceStatus) ?? "other";
  if (status !== "other" && !isInvoiceShown(status)) return undefined;
  return { status, href: routes.invoice(orderNumber) };
}

/** How far a pre-sale is: its deposit, its balance, its goods. */
function toPreSale({ preSale, status }: OrderCardView): Pick<OrderView, "preSale"> {
  if (!preSale) return {};
  const before = preSale.depositPaidAt === undefined ? 0 : 1;
  const sent = ["shipped", "received", "evaluated", "completed"].includes(status) ? 3 : before;
  return { preSale: { ...preSale, current: status === "paid" ? 2 : sent } };
}

/** Paid together with its neighbours: the page of the payment names them all. */
const toTransfer = (
  { transfer, submitOrderNumbers }: OrderDetail,
  routes: DataRoutes,
): Pick<OrderView, "transfer"> => {
  if (!transfer) return {};
  const at = { orderNumbers: submitOrderNumbers.join(), payNo: transfer.payNo };
  return { transfer: toOrderTransfer(transfer, routes.payment(at)) };
};

/** What the page of an order shows, with its parcels where they could be loaded. */
export function toOrder(
  detail: OrderDetail,
  parcels: readonly Parcel[] | undefined,
  locale: Locale,
  routes: DataRoutes,
): OrderView {
  const card = toOrderCard(detail, detail.now, locale, routes);
  const delivery = deliveryTypeName(detail.dvyType);
  const method = detail.payType === null ? undefined : payMethodName(detail.payType);
  const { userAddrDto: address } = detail;
  return {
    card: {
      ...card,
      // No one is asked to press in vain.
      allowedActions: card.allowedActions.filter(
        (action) => action !== "remind" || detail.remindAgainAt === null,
      ),
    },
    listed: detail.orderItemDtos.map(({ skuId, prodCount }) => ({ skuId, count: prodCount })),
    ...(detail.team ? { team: toTeam(detail.team, routes) } : {}),
    vouchers: detail.virtualInfoList.map(toVoucher),
    ...(detail.virtualInfoList[0]?.expireTime ? { vouchersUntil: detail.virtualInfoList[0].expireTime } : {}),
    ...(detail.pickup ? { pickup: toPickup(detail.pickup) } : {}),
    ...(detail.remindAgainAt === null
      ? {}
      : { remindAgainAt: chinaTime(new Date(detail.remindAgainAt)).slice(0, 16) }),
    ...(detail.approval ? { approval: toApprovalTrail(detail.approval) } : {}),
    canDecide: detail.approval?.canDecide === 1,
    ...toTransfer(detail, routes),
    payNo: detail.payNo ?? undefined,
    // What is collected goes nowhere.
    address:
      address && !detail.pickup ? { id: detail.orderNumber, ...address, detail: address.addr } : undefined,
    delivery,
    ...toPreSale(card),
    amounts: {
      // Before what membership saved, which is a step of its own.
      goods: sum([detail.total, detail.memberAmount]),
      member: detail.memberAmount,
      freight: detail.freightAmount,
      discount: detail.discountMoney,
      coupon: detail.couponMoney,
      points: detail.scoreAmount,
      payable: detail.actualTotal,
      ...(detail.preSale ? { deposit: detail.preSale.deposit, balance: detail.preSale.balance } : {}),
      refunded: detail.refundedAmount,
      // Points that paid for goods at their price are a step of the ladder already.
      ...(Number(detail.scoreAmount) === 0 ? { score: detail.orderScore } : {}),
    },
    isPaid: detail.payTime !== null,
    payMethodText: method && payMethodText(method, locale),
    closeReason:
      detail.closeType === null ? undefined : detail.cancelReason || closeText(detail.closeType, locale),
    times: timesOf(detail),
    invoice: invoiceOf(detail, routes),
    message: detail.remarks,
    remarks: toRemarks(detail.virtualRemark),
    parcels: parcels?.map((parcel) => toParcel(parcel, locale, routes)),
  };
}
