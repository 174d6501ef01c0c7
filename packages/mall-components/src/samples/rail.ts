/** What the rail's drawers show in stories. */
import type { RailCartProps } from "../chrome/RailCart/RailCart.tsx";
import type { RailCoupon } from "../chrome/RailCoupons/rail-coupon.ts";
import type { RailProduct } from "../chrome/RailProducts/rail-products-props.ts";
import { samplePicture } from "./pictures.ts";

const line = { isChosen: true, quantity: 10 };

export const sampleRailCart: RailCartProps["shops"] = [
  {
    id: "1",
    name: "百工自营",
    lines: [
      {
        ...line,
        id: "11",
        title: "拓锋 72齿棘轮两用扳手 可换向快速扳手",
        href: "/detail/1001",
        picture: samplePicture("wrench", 210),
        skuText: "规格：8mm",
        yuan: "16.80",
      },
      {
        ...line,
        id: "12",
        title: "锐捷 20V 无刷充电式冲击钻 双电套装 工业级家装两用多功能电动螺丝刀",
        href: "/detail/1002",
        picture: samplePicture("drill", 180),
        skuText: "套装：双电一充；颜色：石墨黑",
        yuan: "1299.00",
        quantity: 1,
        isChosen: false,
      },
    ],
  },
  {
    id: "2",
    name: "华东工贸",
    lines: [
      {
        ...line,
        id: "21",
        title: "固联 8.8级高强度外六角螺栓",
        href: "/detail/1003",
        picture: samplePicture("bolt", 40),
        skuText: "规格：M8×30 镀锌",
        yuan: "18.50",
        quantity: 120,
      },
    ],
  },
];

const coupon = { expiresAt: "2026-12-11", scopeText: "全平台" };

export const sampleRailCoupons: { mine: RailCoupon[]; claimable: RailCoupon[] } = {
  mine: [
    {
      ...coupon,
      id: "1",
      name: "全平台通用券",
      reduce: "50.00",
      threshold: "500.00",
      state: "unused",
      useHref: "/list?couponId=1&st=0",
    },
    {
      ...coupon,
      id: "3",
      name: "年终检修大额券（仅限企业采购账号使用）",
      reduce: "400.00",
      threshold: "3000.00",
      state: "unused",
      useHref: "/list?couponId=3&st=0",
    },
  ],
  claimable: [
    {
      ...coupon,
      id: "5",
      name: "劳保用品券",
      reduce: "25.00",
      threshold: "199.00",
      scopeText: "指定分类：安全防护",
      state: "claimable",
    },
    { ...coupon, id: "6", name: "清洁办公券", reduce: "8.00", threshold: "0.00", state: "claimed" },
  ],
};

export const sampleRailProducts: RailProduct[] = [
  {
    id: "1001",
    name: "拓锋 72齿棘轮两用扳手 可换向快速扳手",
    href: "/detail/1001",
    picture: samplePicture("wrench", 210),
    yuan: "16.80",
    memberYuan: "15.90",
    isFromPrice: true,
  },
  {
    id: "1002",
    name: "锐捷 20V 无刷充电式冲击钻 双电套装 工业级家装两用多功能电动螺丝刀",
    href: "/detail/1002",
    picture: samplePicture("drill", 180),
    yuan: "1299.00",
    state: "soldOut",
  },
  {
    id: "1003",
    name: "固联 8.8级高强度外六角螺栓",
    href: "/detail/1003",
    picture: "",
    yuan: "18.50",
    state: "offShelf",
  },
];
