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
const [activityItem] = getHomeIndex.example.answer.activities.flashSale?.items ?? [];
const activity = { ...home.activities.special, kind: "seckill", items: [] } as never;

test("no strip, tag or page tells a price that its buttons do not charge", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const groupBuy = { ...(activity as object), kind: "grouping" } as never;
  const activities = { ...home.activities, nextFlashSale: null, groupBuy };
  // A flash sale's price stands where its own page charges it, and leads there.
  const items = [{ ...activityItem, seckillId: 17 }];
  const flashSale = { ...(activity as object), items } as never;
  expect(toHome({ ...home, activities: { ...activities, flashSale } }, counts, "zh_CN")).toMatchObject({
    flashSales: [{ items: [{ href: "/secdetail/17" }] }],
    groupBuy: null,
  });
  const [card] = home.newProducts;
  if (!card) throw new Error("the example has no product");
  expect(
    toProductSummaries([{ ...card, tags: ["seckill", "preSell"] }], "zh_CN", dataRoutes)[0]?.tags,
  ).toHaveLength(2);
  const inActivity = (kind: "seckill" | "grouping") =>
    toDetail(
      { ...detail, activity: { ...(activity as object), kind, seckillId: 17 } as never },
      "zh_CN",
      dataRoutes,
    );
  expect(inActivity("seckill").activity).toMatchObject({ href: "/secdetail/17" });
  expect(inActivity("grouping")).toMatchObject({ activity: null, isGroupBuy: false, priceLabel: undefined });
});

test("a banner leads to a page that is there", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const [banner] = home.banners;
  if (!banner) throw new Error("the example has no banner");
  const links = ["/detail/5", "/group-buy", "https://example.com/", ""];
  const banners = links.map((link) => ({ ...banner, link }));
  expect(toHome({ ...home, banners }, counts, "zh_CN").banners.map(({ href }) => href)).toEqual([
    "/detail/5",
    "https://example.com/",
    undefined,
  ]);
});
