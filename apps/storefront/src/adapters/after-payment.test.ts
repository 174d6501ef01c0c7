import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { expect, test } from "vitest";
import { afterPayment } from "./after-payment.ts";

const payment = getPayStatus.example.answer;
const { orderNumbers, payNo } = payment;
const after = (orderStatus: number, status: typeof payment.status = "closed") =>
  afterPayment({ ...payment, orderStatus, status }, payment);

test("a result is addressed by its orders alone, by its payment where that says which it was", () => {
  const result = `/pay-result?orderNumbers=${orderNumbers}`;
  expect(after(orderStatuses.paid)).toBe(result);
  expect(after(orderStatuses.balanceDue, "paid")).toBe(`${result}&payNo=${payNo}`);
  expect(after(orderStatuses.canceled)).toBe(`/payment?orderNumbers=${orderNumbers}`);
});
