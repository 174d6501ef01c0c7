import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { getProdInfo } from "@tradehall/api-client/endpoints/prod/get-prod-info";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { activityKinds } from "@tradehall/mall-rules/states/activity";
import { expect, test } from "vitest";
import { toHome } from "../pages/home/to-home.ts";
import { routeTable } from "../route-table.ts";
import { dataRoutes } from "./data-routes.ts";
import { isPayable } from "./payable-activities.ts";

/** The page that an activity of a kind is bought on; none where the ordinary buttons charge its price. */
const pages = { special: undefined, seckill: "secdetail", grouping: "group-buy" };

test("a kind of activity is shown as soon as, and only while, it can be bought", () => {
  for (const kind of activityKinds) {
    const page = pages[kind];
    expect(isPayable(kind), kind).toBe(page === undefined || page in routeTable);
  }
  expect(isPayable("preSell")).toBe(true);
});

const home = getHomeIndex.example.answer;
const detail = getProdInfo.example.answer;
const activity = { ...home.activities.special, kind: "seckill", items: [] } as never;

test("no strip, tag or page tells a price that its buttons do not charge", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const activities = { ...home.activities, flashSale: activity, nextFlashSale: activity, groupBuy: activity };
  expect(toHome({ ...home, activities }, counts, "zh_CN")).toMatchObject({ flashSales: [], groupBuy: null });
  const [card] = home.newProducts;
  if (!card) throw new Error("the example has no product");
  expect(
    toProductSummaries([{ ...card, tags: ["seckill", "preSell"] }], "zh_CN", dataRoutes)[0]?.tags,
  ).toHaveLength(1);
  for (const kind of ["seckill", "grouping"] as const)
    expect(
      toDetail({ ...detail, activity: { ...(activity as object), kind } as never }, "zh_CN", dataRoutes),
    ).toMatchObject({
      activity: null,
      isGroupBuy: false,
      priceLabel: undefined,
    });
});

test("a banner leads to a page that is there", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const [banner] = home.banners;
  if (!banner) throw new Error("the example has no banner");
  const links = ["/detail/5", "/flash-sale", "https://example.com/", ""];
  const banners = links.map((link) => ({ ...banner, link }));
  expect(toHome({ ...home, banners }, counts, "zh_CN").banners.map(({ href }) => href)).toEqual([
    "/detail/5",
    "https://example.com/",
    undefined,
  ]);
});
