/** What messages about a pre-sale say of its order: amounts, and its dates by China's clock. */
import { fenToYuan } from "@tradehall/mall-rules/money";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { balanceFen } from "./amounts.ts";
import type { OrderRow } from "./lock-orders.ts";

const minutes = (at: Date | null): string => (at ? chinaTime(at).slice(0, 16) : "");

export const preSaleValues = (order: OrderRow) => ({
  amount: fenToYuan(order.depositFen),
  deposit: fenToYuan(order.depositFen),
  balance: fenToYuan(balanceFen(order)),
  from: minutes(order.balanceFrom),
  to: minutes(order.balanceTo),
});
