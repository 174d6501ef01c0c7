import {
  couponExample,
  prodActivityExample,
  skuExample,
} from "@tradehall/api-client/models/examples/catalogue";
import { productDetailExample } from "@tradehall/api-client/models/examples/product-detail";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { expect, test } from "vitest";
import { toDetail } from "./product-detail.ts";
import { testRoutes } from "./testing/routes.ts";

const shown = (changes: Partial<ProductDetail>) =>
  toDetail({ ...productDetailExample, ...changes }, "zh_CN", testRoutes);

const groupBuy = { ...prodActivityExample, activityId: 9, kind: "grouping" as const, teamSize: 3 };

test("a group buying beside an offer is sold, and the price over it is that of buying alone", () => {
  const { activity, group, isGroupBuy, priceLabel } = shown({ groupBuy });
  expect(activity?.text).toContain("限时优惠");
  expect(group).toEqual({ activityId: "9", yuanBySku: { 5001: "14.90" } });
  expect([isGroupBuy, priceLabel]).toEqual([true, "单独购买"]);
  expect(shown({ groupBuy: null })).toMatchObject({ group: null, isGroupBuy: false, priceLabel: undefined });
});

test("a coupon for members says so", () => {
  const marks = ([0, 1] as const).map((memberOnly) => ({ ...couponExample, memberOnly }));
  expect(shown({ coupons: marks }).coupons.map(({ mark }) => mark)).toEqual([undefined, "会员专享"]);
});

test("a SKU has its price for members, no matter who looks", () => {
  const skuList = [{ ...skuExample, memberPrice: "15.80" as const }];
  expect(shown({ skuList, isMember: 1 })).toMatchObject({ isMember: true, skus: [{ memberYuan: "15.80" }] });
});

test("a value's picture is named by its specification and itself, as the choice of a SKU asks for it", () => {
  const colours = [
    { value: "红", pic: "/pictures/p/red" },
    { value: "蓝", pic: "" },
  ];
  const { swatches } = shown({ specs: [{ name: "颜色", values: colours }] });
  expect(swatches).toEqual({ "颜色:红": "/pictures/p/red" });
});
