import { expect, test } from "vitest";
import { type OrderStatus, orderStatuses } from "../order/order.ts";
import {
  isRefundAmountFixed,
  isRefundable,
  isRefundWay,
  lineRefundBlock,
  orderRefundBlock,
  type RefundableLine,
  type RefundableOrder,
  refundWays,
  wholeRefundBlock,
  withFreeLines,
} from "./refund-scope.ts";

const order = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  status: "received",
  kind: "general",
  isVirtual: false,
  isWrittenOff: false,
  isWindowOpen: true,
  ...changes,
});
const line = (changes: Partial<RefundableLine> = {}): RefundableLine => ({
  quantity: 3,
  refunded: 0,
  inRefund: 0,
  isPaidFor: true,
  ...changes,
});

test.each(Object.keys(orderStatuses) as OrderStatus[])("whether %s orders can be refunded", (status) => {
  const expected: Partial<Record<OrderStatus, string>> = {
    approval: "refundNotNow",
    unpaid: "refundNotNow",
    grouping: "refundNotNow",
    canceled: "refundNotNow",
    balanceDue: "refundNotNow",
    completed: "refundWindowOver",
  };
  expect(orderRefundBlock(order({ status }))).toBe(expected[status]);
});

test("points goods never, after the days never, a used code never", () => {
  expect(orderRefundBlock(order({ kind: "points" }))).toBe("refundPointsGoods");
  expect(orderRefundBlock(order({ isWindowOpen: false }))).toBe("refundWindowOver");
  expect(orderRefundBlock(order({ status: "shipped", isVirtual: true, isWrittenOff: true }))).toBe(
    "refundWrittenOff",
  );
});

test("a line in refund blocks itself and the whole order, not the other lines", () => {
  const lines = [line({ inRefund: 1 }), line()];
  expect(lines.map(lineRefundBlock)).toEqual(["refundLineRunning", undefined]);
  expect(wholeRefundBlock(lines)).toBe("refundLineRunning");
  expect(isRefundable(order(), lines)).toBe(true);
  expect(isRefundable(order(), [line({ inRefund: 3 })])).toBe(false);
});

test("what is refunded is not refunded again, and a line that cost nothing only with the rest", () => {
  expect(lineRefundBlock(line({ refunded: 3 }))).toBe("refundNothingLeft");
  expect(wholeRefundBlock([line({ refunded: 3 })])).toBe("refundNothingLeft");
  const free = line({ isPaidFor: false });
  expect(lineRefundBlock(free)).toBe("refundFreeLine");
  expect(isRefundable(order(), [free])).toBe(true);
});

test("what cost nothing goes with the last of what was paid for, counting what is in a refund already", () => {
  const lines = [
    { ...line({ inRefund: 3 }), orderItemId: 1 },
    { ...line(), orderItemId: 2 },
    { ...line({ isPaidFor: false, refunded: 1 }), orderItemId: 3 },
  ];
  const some = new Map([[2, 2]]);
  expect(withFreeLines(lines, some)).toEqual(some);
  expect(withFreeLines(lines, new Map([[2, 3]]))).toEqual(
    new Map([
      [2, 3],
      [3, 2],
    ]),
  );
});

test("what was never sent does not come back, and codes are money only", () => {
  expect(refundWays(order({ status: "paid" }))).toEqual([{ applyType: 1, cargoStatuses: [0] }]);
  expect(refundWays(order({ status: "shipped", isVirtual: true }))).toEqual([
    { applyType: 1, cargoStatuses: [0] },
  ]);
  expect(refundWays(order({ status: "shipped" }))).toEqual([
    { applyType: 1, cargoStatuses: [0, 1] },
    { applyType: 2, cargoStatuses: [1] },
  ]);
  expect(refundWays(order())).toEqual([
    { applyType: 1, cargoStatuses: [1] },
    { applyType: 2, cargoStatuses: [1] },
  ]);
  expect(isRefundWay(order(), 1, 0)).toBe(false);
  expect(isRefundWay(order({ status: "shipped" }), 2, 0)).toBe(false);
});

test("the amount is bargained over only for sent goods of a part that no one else paid for", () => {
  const plain = { isRest: false, hasPlatformDiscount: false };
  expect(isRefundAmountFixed(order(), plain)).toBe(false);
  expect(isRefundAmountFixed(order({ status: "paid" }), plain)).toBe(true);
  expect(isRefundAmountFixed(order({ isVirtual: true }), plain)).toBe(true);
  expect(isRefundAmountFixed(order(), { ...plain, isRest: true })).toBe(true);
  expect(isRefundAmountFixed(order(), { ...plain, hasPlatformDiscount: true })).toBe(true);
});
