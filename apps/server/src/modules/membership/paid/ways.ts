import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { isProvider } from "#server/pay-methods/index.ts";

/** A code to scan, or the own balance: a membership begins at once and is not owed. */
export const isWayToBuy = (method: Parameters<typeof isProvider>[0]): boolean =>
  isProvider(method) || method.payType === payTypes.balance;
