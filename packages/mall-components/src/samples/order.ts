import type { CartLineView } from "../cart/CartLine/index.ts";
import type { CartPackageView } from "../cart/CartPackage/index.ts";
import type { CartShopView } from "../cart/CartShopGroup/index.ts";
import type { CheckoutCouponView } from "../checkout/CheckoutCoupons/index.ts";
import type { CheckoutShopView } from "../checkout/CheckoutShopGroup/index.ts";
import type { CheckoutTermsView } from "../checkout/CheckoutTerms/index.ts";
import type { AmountsView, OrderCardView, PaymentOrderView } from "../order/order-views.ts";
import type { GoodsView, OrderLineView } from "../product/goods-views.ts";
import { samplePicture } from "./pictures.ts";

/** The server's time in the samples: 2026-11-21 10:00 in Shanghai. */
export const sampleNow = Date.UTC(2026, 10, 21, 2, 0, 0);
const minute = 60_000;

export const sampleLine: CartLineView = {
  id: "101",
  href: "/detail/2001",
  title: "世达 SATA 09014A 120 件套综合工具组套 汽修机修套筒扳手",
  picture: samplePicture("wrench", 210),
  skuText: "规格：120 件套；箱体：吹塑箱",
  tags: ["自营"],
  price: "899.00",
  unit: "套",
  quantity: 2,
  stock: 320,
  subtotal: "1798.00",
  isSelected: true,
};

export const sampleTierLine: CartLineView = {
  id: "102",
  href: "/detail/2002",
  title: "霍尼韦尔 2132200CN 劳保手套 丁腈涂层耐油防滑",
  picture: samplePicture("glove", 140),
  skuText: "尺码：9 寸；颜色：蓝色",
  code: "00213209",
  makerCode: "2132200CN-09",
  pack: "12双/打",
  price: "8.60",
  unit: "打",
  piecePrice: "¥0.72/双",
  lastPaid: { yuan: "8.90", day: "2026-10-12" },
  originalPrice: "9.80",
  thenPrice: "9.20",
  isCheaper: true,
  nextTier: { quantity: 120, price: "7.90" },
  quantity: 60,
  min: 12,
  step: 12,
  stock: 2400,
  subtotal: "516.00",
  isSelected: true,
};

export const sampleShortLine: CartLineView = {
  id: "103",
  href: "/detail/2003",
  title: "博世 GBH 2-28 DFV 电锤 四坑两用 调速 850W",
  picture: samplePicture("drill", 200),
  skuText: "套餐：标配 + 3 支钻头",
  price: "1368.00",
  quantity: 6,
  stock: 4,
  subtotal: "8208.00",
  isSelected: false,
};

/** The goods of a line: a sample that readers copy says nothing that its component does not know. */
const goodsOf = ({ href, title, picture, skuText, tags }: CartLineView): GoodsView => ({
  ...{ href, title, picture, skuText },
  ...(tags && { tags }),
});
export const sampleGoods = goodsOf(sampleLine);
export const sampleShortGoods = goodsOf(sampleShortLine);
export const sampleBought = { id: sampleLine.id, ...sampleGoods, quantity: sampleLine.quantity };
export const sampleShortBought = {
  id: sampleShortLine.id,
  ...sampleShortGoods,
  quantity: sampleShortLine.quantity,
};

export const sampleCartShops: readonly CartShopView[] = [
  {
    shop: { id: "1", name: "百工商城自营旗舰店", href: "/shop-detail?shopId=1", isSelfOperated: true },
    lines: [sampleLine, sampleTierLine],
    missingForFreeFreight: "0.00",
    arrival: "预计 11月30日（周一）送达",
    promotions: [
      {
        id: "p1",
        tag: "满减",
        text: "满2000元减100元，还差 ¥300.00 可用",
        href: "/list?couponId=1",
        isClaimable: true,
      },
    ],
  },
  {
    shop: { id: "2", name: "苏州恒力机电设备有限公司", href: "/shop-detail?shopId=2" },
    lines: [sampleShortLine],
    promotions: [{ id: "p2", tag: "满赠", text: "满300赠 13 针尼龙劳保手套 2 双" }],
    missingForFreeFreight: "32.00",
  },
];

export const sampleOrderLines: readonly OrderLineView[] = [
  {
    id: "1",
    href: "/detail/2001",
    title: "世达 SATA 09014A 120 件套综合工具组套 汽修机修套筒扳手",
    picture: samplePicture("wrench", 210),
    skuText: "规格：120 件套；箱体：吹塑箱",
    price: "899.00",
    quantity: 2,
    subtotal: "1798.00",
  },
  {
    id: "2",
    href: "/detail/2002",
    title: "霍尼韦尔 2132200CN 劳保手套 丁腈涂层耐油防滑",
    picture: samplePicture("glove", 140),
    skuText: "尺码：9 寸；颜色：蓝色",
    pack: "12双/打",
    price: "8.60",
    unit: "打",
    piecePrice: "¥0.72/双",
    quantity: 60,
    subtotal: "516.00",
  },
];

export const samplePackage: CartPackageView = {
  whole: {
    id: "201",
    title: "汽修开工套餐",
    tags: ["套餐"],
    picture: samplePicture("wrench", 210),
    price: "866.00",
    originalPrice: "907.60",
    quantity: 1,
    stock: 40,
    subtotal: "866.00",
    isSelected: true,
  },
  members: sampleOrderLines.map((line) => ({ ...line, quantity: 1 })),
  saved: "41.60",
};

export const sampleCheckoutTerms: CheckoutTermsView = { left: "50000.00", days: 30, dueText: "2026-12-27" };

export const sampleCheckoutShop: CheckoutShopView = {
  shop: { id: "1", name: "百工商城自营旗舰店", href: "/shop-detail?shopId=1", isSelfOperated: true },
  lines: sampleOrderLines,
  deliveries: [
    { type: "express", freight: "0.00", note: "预计 11 月 23 日送达" },
    { type: "pickup", freight: "0.00", note: "浦东张江自提点" },
    { type: "sameCity", blockedReason: "当前地区不支持配送" },
  ],
  delivery: "express",
  goods: "2314.00",
  freight: "0.00",
  discount: "100.00",
  payable: "2214.00",
  pieces: 62,
};

export const sampleCoupons: readonly CheckoutCouponView[] = [
  {
    id: "11",
    reduce: "50.00",
    threshold: "1000.00",
    name: "工具品类专享券",
    scopeText: "指定分类：手动工具",
    expiresAt: "2026-12-31",
  },
  {
    id: "12",
    reduce: "20.00",
    threshold: "0.00",
    name: "新客无门槛券",
    scopeText: "全平台",
    expiresAt: "2026-11-30",
  },
];

export const sampleUnusableCoupons: readonly CheckoutCouponView[] = [
  {
    id: "13",
    reduce: "300.00",
    threshold: "5000.00",
    name: "年终采购节大额券",
    scopeText: "指定店铺：苏州恒力机电设备有限公司",
    expiresAt: "2026-12-12",
    blockedReason: "还差 ¥2,686.00 可用",
  },
];

export const sampleAmounts: AmountsView = {
  goods: "2314.00",
  freight: "12.00",
  discount: "100.00",
  coupon: "50.00",
  points: "20.00",
  payable: "2156.00",
};

export const samplePaymentOrders: readonly PaymentOrderView[] = ["202611210900001", "202611210900002"].map(
  (orderNumber) => ({ orderNumber, status: "unpaid", amount: "1078.00", href: "/order-detail" }),
);

export const sampleOrder: OrderCardView = {
  orderNumber: "202611210900001",
  createdAt: "2026-11-21 09:48:12",
  shop: { id: "1", name: "百工商城自营旗舰店", href: "/shop-detail?shopId=1", isSelfOperated: true },
  status: "unpaid",
  kind: "general",
  lines: sampleOrderLines,
  pieces: 62,
  payable: "2156.00",
  freight: "12.00",
  detailHref: "/order-detail?orderNumber=202611210900001",
  serviceHref: "/chat?shopId=1",
  now: sampleNow,
  endsAt: sampleNow + 18 * minute + 20_000,
  allowedActions: ["pay", "cancel"],
};

/** What comes with an order of the shop. */
export const sampleGiftLines: readonly OrderLineView[] = [
  {
    id: "gift-5",
    href: "/detail/2005",
    title: "百工定制 13 针尼龙劳保手套",
    picture: samplePicture("glove", 140),
    skuText: "均码",
    tags: ["赠品"],
    price: "0.00",
    quantity: 2,
    subtotal: "0.00",
  },
];
