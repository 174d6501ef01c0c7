import type { FloorBannerProps } from "../home/FloorBanner/FloorBanner.tsx";
import type { Banner, HeroMember } from "../home/HomeHero/home-hero-props.ts";
import type { Notice } from "../home/NoticeList/NoticeList.tsx";
import type { FlashSaleItem } from "../promotion/FlashSaleStrip/FlashSaleStrip.tsx";
import { samplePicture, samplePoster } from "./pictures.ts";
import { sampleProducts } from "./products.ts";

/** A fixed moment as the server's now: 2026-11-21 10:00 in Shanghai. */
export const sampleNow = Date.UTC(2026, 10, 21, 2, 0, 0);

export const sampleFloorBanner: FloorBannerProps = {
  wide: samplePoster("drill", 28),
  tall: samplePicture("wrench", 212),
  alt: "工具专场 满500元减50元",
  href: "/list?cpid=1",
};

export const sampleBanners: Banner[] = [
  {
    id: "1",
    picture: samplePicture("drill", 28),
    alt: "年终工具采购季",
    title: "年终工具采购季",
    text: "满1000元减120元，企业专享价再降",
    action: "领券选购",
    href: "/special-discount",
    tone: "inverse",
  },
  {
    id: "2",
    picture: samplePicture("helmet", 44),
    alt: "安全生产月",
    title: "安全生产月 劳保直降",
    text: "头盔、手套、护目镜低至 6 折",
    href: "/list?cpid=3",
    tone: "accent",
  },
  {
    id: "3",
    picture: samplePicture("paper", 220),
    alt: "办公用品",
    title: "办公一站购齐",
    text: "整箱复印纸次日达",
    href: "/list?cpid=8",
    tone: "sale",
  },
];

export const sampleNotices: Notice[] = [
  {
    id: "1",
    title: "关于年终盘点期间发货安排的通知",
    href: "/notice-detail?id=1",
    timeText: "2026-11-20",
    dateTime: "2026-11-20",
    isPinned: true,
    brief: "11 月 28 日至 30 日仓库盘点，期间订单将于 12 月 1 日起依次发出，请合理安排采购。",
  },
  {
    id: "2",
    title: "电子普通发票开具规则调整",
    href: "/notice-detail?id=2",
    timeText: "2026-11-16",
    dateTime: "2026-11-16",
    brief: "自即日起，订单完成后 30 天内可自助申请。",
  },
  {
    id: "3",
    title: "新入驻：恒固紧固件直营店",
    href: "/notice-detail?id=3",
    timeText: "2026-11-10",
    dateTime: "2026-11-10",
  },
  {
    id: "4",
    title: "积分商城上新 12 款工具",
    href: "/notice-detail?id=4",
    timeText: "2026-11-03",
    dateTime: "2026-11-03",
  },
];

export const sampleMember: HeroMember = {
  name: "苏州恒达机械有限公司",
  level: "企业会员",
  counts: [
    { label: "待付款", count: 2, href: "/user-center/uc-order?status=1" },
    { label: "待发货", count: 5, href: "/user-center/uc-order?status=2" },
    { label: "待收货", count: 0, href: "/user-center/uc-order?status=3" },
    { label: "优惠券", count: 8, href: "/user-center/uc-coupons" },
  ],
};

export const sampleQuickLinks = [
  { label: "领券中心", href: "/coupons", icon: "coupon" },
  { label: "快速下单", href: "/list?st=0", icon: "quickOrder" },
  { label: "我的发票", href: "/user-center/uc-invoice", icon: "invoice" },
  { label: "我的收藏", href: "/user-center/uc-collection", icon: "wishlist" },
  { label: "我的足迹", href: "/user-center/uc-footprint", icon: "footprint" },
  { label: "我的订单", href: "/user-center/uc-order", icon: "order" },
] as const;

export const sampleFlashSale: FlashSaleItem[] = sampleProducts.slice(0, 6).map((product, index) => ({
  id: product.id,
  href: `/secdetail/${product.id}`,
  name: product.name,
  picture: product.picture,
  yuan: (["9.90", "299.00", "19.90", "12.80", "29.90", "88.00"] as const)[index] ?? "9.90",
  originalYuan: product.originalYuan ?? product.yuan,
  soldPercent: [86, 42, 63, 15, 98, 100][index],
}));
