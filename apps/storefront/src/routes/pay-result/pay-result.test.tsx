import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { groupNow, teamExample } from "@tradehall/api-client/models/examples/group";
import { answering, createFakeClient } from "@tradehall/api-client/testing";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import * as payResult from "./route.tsx";

const info = getPayInfo.example.answer;
const paid = (status: number) =>
  createFakeClient({
    answers: [
      answering(getPayInfo, { ...info, status, orders: info.orders.map((order) => ({ ...order, status })) }),
      answering(getOrderDetail, {
        ...getOrderDetail.example.answer,
        ...{ team: { ...teamExample, placesLeft: 1 }, now: groupNow },
      }),
    ],
  }).client;
const address = `/pay-result?orderNumbers=${info.orderNumbers}`;

test("a paid group order says how many its team lacks until when, and gives the link that invites them", async () => {
  const html = (await openPage(payResult, paid(orderStatuses.grouping), address)).html();
  expect(html).toContain("还差 1 人");
  expect(html).toContain("剩余成团时间");
  expect(html).toContain("复制链接");
});

test("an order of no team says nothing of one", async () => {
  const html = (await openPage(payResult, paid(orderStatuses.paid), address)).html();
  expect(html).toContain("支付成功");
  expect(html).not.toContain("剩余成团时间");
});
