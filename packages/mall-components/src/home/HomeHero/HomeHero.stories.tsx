import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleCategories, sampleFirstLevels } from "../../samples/chrome.ts";
import { sampleBanners, sampleMember, sampleNotices, sampleQuickLinks } from "../../samples/home.ts";
import { HomeHero } from "./HomeHero.tsx";

const meta = {
  title: "home/HomeHero 首页首屏 首屏 个人卡片 hero",
  id: "home-homehero",
  component: HomeHero,
  args: { categories: sampleFirstLevels, banners: [] },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

const visitor = {
  categories: sampleCategories,
  banners: sampleBanners,
  notices: sampleNotices,
  quickLinks: sampleQuickLinks,
};
/** Of a buyer who is signed in. */
export const Default: Story = { args: { ...visitor, member: sampleMember } };
export const Visitor: Story = { args: visitor };
export const NoBanners: Story = {};
export const FourLinks: Story = {
  args: {
    ...visitor,
    member: { ...sampleMember, name: "上海拓远机电设备有限公司华东区域采购中心" },
    quickLinks: [
      { label: "我的订单", href: "/user-center/uc-order", icon: "order" },
      { label: "购物车", href: "/cart", icon: "cart" },
      { label: "收货地址", href: "/user-center/uc-address", icon: "address" },
      { label: "全部商品", href: "/list?st=0", icon: "quickOrder" },
    ],
  },
};
export const ShopClosed: Story = { args: { ...visitor, isShopClosed: true } };
export const SpecialShop: Story = {
  args: { ...visitor, member: sampleMember, hasCategories: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(sampleCategories[0]?.name ?? "")).toBeNull();
  },
};
export const Narrow: Story = {
  args: { ...visitor, member: sampleMember },
  globals: { viewport: { value: "phone" } },
};
