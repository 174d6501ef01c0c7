import { listBalanceChanges } from "@tradehall/api-client/endpoints/wallet/list-balance-changes";
import { listPointChanges } from "@tradehall/api-client/endpoints/wallet/list-point-changes";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { pointNotes, toBalanceEntry, toPointEntry } from "./wallet.ts";

const routes = {
  order: (number: string) => `/order/${number}`,
  refund: (sn: string) => `/refund/${sn}`,
} as DataRoutes;
const [paid] = listBalanceChanges.example.answer.records;
const [earned] = listPointChanges.example.answer.records;
if (!paid || !earned) throw new Error("an example is missing");

test("a movement leads to its order, a refund's to the refund", () => {
  const [order = ""] = paid.orderNumbers;
  expect(toBalanceEntry(paid, "zh_CN", routes)).toMatchObject({
    ...{ source: "订单支付", detail: order, href: `/order/${order}`, amount: "-165.00" },
    dateTime: "2026-11-21T09:31:02+08:00",
  });
  const refund = { ...paid, source: "refund", refundSn: "R1" } as const;
  expect(toBalanceEntry(refund, "en", routes)).toMatchObject({ source: "Refund", href: "/refund/R1" });
});

test("several orders paid together say how many more there are; none leads nowhere", () => {
  const several = { ...paid, orderNumbers: ["1", "2", "3"] };
  expect(toBalanceEntry(several, "zh_CN", routes)).toMatchObject({ detail: "1 +2", href: "/order/1" });
  expect(toPointEntry({ ...earned, orderNumbers: [] }, "zh_CN", routes)).not.toHaveProperty("href");
});

test("points say which of them lapse next, if any do", () => {
  const points = { score: 1, growth: 0, level: 1 };
  const lapsing = { score: 800, time: "2028-12-31 23:59:59" };
  expect(pointNotes({ ...points, lapsing }, "zh_CN")[0]).toBe("800 积分将于 2028-12-31 过期");
  expect(pointNotes({ ...points, lapsing: null }, "en")).toHaveLength(1);
});
