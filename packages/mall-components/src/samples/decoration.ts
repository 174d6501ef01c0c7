/** A shop's page of the stories: a block of each kind. */
import type { HotPicture } from "../decoration/BlockPictures/BlockPictures.tsx";
import type { BlockView } from "../decoration/Decoration/Decoration.tsx";
import type { Banner } from "../home/HomeHero/home-hero-props.ts";
import { sampleCouponIn } from "./coupon.ts";
import { samplePicture, samplePoster } from "./pictures.ts";
import { sampleProducts } from "./products.ts";

export const sampleShopBanners: Banner[] = [
  {
    id: "1",
    picture: samplePoster("bolt", 212),
    alt: "紧固件轴承 源头直供",
    href: "/shop-prod-list?shopId=2&pn=轴承",
  },
  { id: "2", picture: samplePoster("wrench", 350), alt: "五金年货 满300元减35元" },
];

export const sampleHotPictures: HotPicture[] = [
  {
    picture: samplePicture("wrench", 28),
    alt: "手动工具",
    areas: [
      { x: 5, y: 10, width: 40, height: 80, label: "扳手", href: "/list?pn=扳手" },
      { x: 55, y: 10, width: 40, height: 80, label: "钳子", href: "/list?pn=钳子" },
    ],
  },
  { picture: samplePicture("helmet", 24), alt: "安全帽", areas: [] },
  { picture: samplePicture("box", 190), alt: "周转箱", areas: [] },
  { picture: samplePicture("meter", 160), alt: "仪表", areas: [] },
];

const shapes = ["wrench", "drill", "glove", "helmet", "bolt", "box", "meter", "paper"] as const;
const names = ["扳手", "电动工具", "手套", "头部防护", "螺栓螺母", "物料箱", "仪表", "纸品"];
export const sampleShopCategories = shapes.map((shape, nth) => ({
  name: names[nth] ?? "",
  picture: samplePicture(shape, nth * 45),
  href: `/shop-prod-list?shopId=2&cpid=${nth + 1}`,
}));

export const sampleBlocks: BlockView[] = [
  { kind: "banner", banners: sampleShopBanners },
  { kind: "notice", lines: [{ text: "宁波仓已恢复发货，浙江、上海、江苏次日达" }] },
  { kind: "coupons", title: "进店领券", coupons: [sampleCouponIn("claimable"), sampleCouponIn("claimed")] },
  { kind: "countdown", title: "年终五金节 距结束", endsAt: 93_784_000, endText: "", href: "/coupons" },
  { kind: "pictures", title: "看图选货", columns: 4, ratio: 1, pictures: sampleHotPictures },
  {
    kind: "products",
    title: "店长推荐",
    products: sampleProducts.slice(0, 5),
    moreHref: "/shop-prod-list?shopId=2",
  },
  { kind: "spacer", size: "m" },
  { kind: "categories", title: "店铺分类", items: sampleShopCategories },
  {
    kind: "video",
    title: "走进宁波仓",
    poster: samplePoster("box", 40, 540),
    src: "/pictures/v/warehouse.webm",
  },
  { kind: "richText", html: "<p>宁波、温州两地自有仓库，承接非标定制与工程配套。</p>" },
];
