import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { expect, test } from "vitest";
import { assetFigures, orderFigures, waitingFigures } from "./figures.ts";

const { orderCountData, waiting, coupons } = getCenterInfo.example.answer;

test("each state of orders leads to its list, and refunds to theirs", () => {
  expect(orderFigures(orderCountData, "zh_CN").map(({ label, value, href }) => [label, value, href])).toEqual(
    [
      ["待付款", 1, "/user-center/uc-order?status=unpaid"],
      ["待发货", 2, "/user-center/uc-order?status=paid"],
      ["待收货", 1, "/user-center/uc-order?status=shipped"],
      ["待评价", 1, "/user-center/uc-order?status=received"],
      ["退款/售后", 0, "/user-center/uc-return"],
    ],
  );
});

test("only what waits is listed; without its part, what orders say alone", () => {
  expect(
    waitingFigures(orderCountData, waiting, false, "zh_CN").map(({ label, value }) => [label, value]),
  ).toEqual([
    ["待付款订单", 1],
    ["待评价订单", 1],
    ["可开发票订单", 2],
  ]);
  expect(waitingFigures(orderCountData, null, false, "en").map(({ label }) => label)).toEqual([
    "Orders to pay",
    "Orders to review",
  ]);
});

test("coupons that end soon are said; coupons that could not be counted are no zero", () => {
  const assets = { balance: "50000.00", points: 20_000 } as const;
  expect(assetFigures(assets, coupons, "银牌会员", "zh_CN").map(({ value }) => value)).toEqual([
    "¥50,000.00",
    "20,000",
    3,
    "银牌会员",
  ]);
  expect(assetFigures(assets, coupons, "银牌会员", "zh_CN")[2]).toMatchObject({
    value: 3,
    note: "1 张即将到期",
  });
  expect(assetFigures(assets, null, undefined, "zh_CN")[2]).toMatchObject({ value: "–", note: undefined });
});
