import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { toHome } from "@tradehall/mall-adapters/home";
import { expect, test } from "vitest";
import { routeOf } from "../href-to.ts";
import { dataRoutes } from "./data-routes.ts";

const routes = { ...dataRoutes, leads: (href: string) => routeOf(href) !== undefined };
const home = getHomeIndex.example.answer;
const [activityItem] = home.activities.flashSale?.items ?? [];
const activity = { ...home.activities.special, kind: "seckill", items: [] } as never;

test("an activity's goods lead to where its price is charged", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const items = [{ ...activityItem, seckillId: 17 }];
  const flashSale = { ...(activity as object), items } as never;
  const groupBuy = { ...(activity as object), kind: "grouping", items } as never;
  const activities = { ...home.activities, flashSale, nextFlashSale: null, groupBuy };
  expect(toHome({ ...home, activities }, counts, "zh_CN", routes)).toMatchObject({
    flashSales: [{ items: [{ href: "/secdetail/17" }] }],
    groupBuy: { items: [{ href: expect.stringMatching(/^\/detail\//) }] },
  });
});

test("of a round that is to come nothing is sold yet", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const times = { startsAt: home.activities.now, endsAt: home.activities.now };
  const sale = { ...(activity as object), ...times, items: [activityItem] } as never;
  const activities = { ...home.activities, flashSale: sale, nextFlashSale: sale };
  const { flashSales } = toHome({ ...home, activities }, counts, "zh_CN", routes);
  expect(flashSales.map(({ items }) => items.map((item) => "soldPercent" in item))).toEqual([
    [true],
    [false],
  ]);
});

test("a banner's words stand beside its picture; a picture that says it all has a cut for the slot", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const [banner] = home.banners;
  if (!banner) throw new Error("the example has no banner");
  const banners = [banner, { ...banner, words: null }];
  expect(toHome({ ...home, banners }, counts, "zh_CN", routes).banners).toMatchObject([
    { picture: banner.imgUrl, title: banner.words?.heading, action: banner.words?.action, tone: "signal" },
    { picture: `${banner.imgUrl}-narrow`, alt: banner.title },
  ]);
});

test("a banner leads to a page that is there", () => {
  const counts = { unPay: 0, payed: 0, consignment: 0, confirm: 0 };
  const [banner] = home.banners;
  if (!banner) throw new Error("the example has no banner");
  const links = ["/detail/5", "/no-such-page", "https://example.com/", ""];
  const banners = links.map((link) => ({ ...banner, link }));
  expect(toHome({ ...home, banners }, counts, "zh_CN", routes).banners.map(({ href }) => href)).toEqual([
    "/detail/5",
    "https://example.com/",
    undefined,
  ]);
});
