import type { DecorationBlock, DecorationLink } from "@tradehall/api-client/models/decoration";
import { cardExample } from "@tradehall/api-client/models/examples/catalogue";
import { decorationExample } from "@tradehall/api-client/models/examples/decoration";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { toDecoration } from "./decoration.ts";
import { testRoutes } from "./testing/routes.ts";

const routes: DataRoutes = {
  ...testRoutes,
  product: (prodId, skuId) => `product ${prodId} ${skuId}`,
  team: (prodId, teamId) => `team ${prodId} ${teamId}`,
  shop: (shopId) => `shop ${shopId}`,
  goods: ({ keyword, categoryPath, shopId, shopCid }) => `goods ${[keyword, categoryPath, shopId, shopCid]}`,
  category: (path) => `category ${path}`,
  coupon: (couponId) => `coupon ${couponId}`,
  claim: (couponId) => `claim ${couponId}`,
  page: (page) => (page === "cart" ? undefined : `page ${page}`),
};
const drawn = (blocks: unknown[], isPreview = false) =>
  toDecoration({ blocks: blocks as DecorationBlock[], now: 5 }, "zh_CN", routes, { isPreview });
const leads = (link: unknown) => {
  const [block] = drawn([{ kind: "notice", lines: [{ text: "看", link: link as DecorationLink }] }]).blocks;
  return block?.kind === "notice" ? block.lines[0]?.href : "no notice";
};

test("links become addresses of the mall, and nothing else does", () => {
  expect(
    [
      { to: "product", prodId: 3, skuId: 7 },
      { to: "category", path: [1, 2], shopId: 4 },
      { to: "shopCategory", shopCid: 6, shopId: 4 },
      { to: "search", keyword: "阀" },
      { to: "coupon", couponId: 8 },
      { to: "page", page: "coupons" },
      { to: "page", page: "cart" },
      { to: "shop", shopId: 4 },
      { to: "url", url: "javascript:alert(1)" },
      null,
    ].map(leads),
  ).toEqual([
    "product 3 7",
    "goods ,1,2,4,",
    "goods ,,4,6",
    "goods 阀,,,",
    "claim 8",
    "page coupons",
    undefined,
    "shop 4",
    undefined,
    undefined,
  ]);
});

test("what cannot be drawn is left out for buyers and marked in a preview, by whatever name it came", () => {
  const blocks = [{ kind: "unknown", name: "liveRoom" }, { kind: "hologram" }, { kind: "spacer", size: "s" }];
  expect(drawn(blocks).blocks).toEqual([{ kind: "spacer", size: "s" }]);
  expect(drawn(blocks, true).blocks).toEqual([
    { kind: "unknown", name: "liveRoom" },
    { kind: "unknown", name: "hologram" },
    { kind: "spacer", size: "s" },
  ]);
});

test("parts of a picture, and categories, that lead nowhere are no links", () => {
  const area = { x: 0, y: 0, width: 10, height: 10, label: "角" };
  const picture = { imgUrl: "/pictures/p/x", alt: "", areas: [{ ...area, link: null }] };
  const shelf = { kind: "categories", title: "", items: [{ name: "管", pic: "", link: null }] };
  expect(
    drawn([{ kind: "pictures", title: "", columns: 1, ratio: 1, pictures: [picture] }, shelf]).blocks,
  ).toMatchObject([{ pictures: [{ areas: [] }] }, { items: [] }]);
});

test("texts' own styles become one stylesheet", () => {
  const text = (html: string) => ({ kind: "richText", html });
  const red = '<p style="color:red">一</p>';
  const { blocks, textRules } = drawn([text(red), text(red), text("<p>二</p>")]);
  expect(textRules).toMatch(/^\.rt-\w+\{color: ?red;?\}$/);
  expect(JSON.stringify(blocks)).not.toContain("style=");
});

test("every block of the contract's example is drawn", () => {
  const { blocks } = toDecoration(decorationExample, "zh_CN", routes, { isPreview: true });
  expect(blocks.map(({ kind }) => kind)).toEqual(decorationExample.blocks.map(({ kind }) => kind));
  expect(blocks[3]).toMatchObject({
    products: [{ id: String(cardExample.prodId) }],
    moreHref: "goods ,1,1,",
  });
});
