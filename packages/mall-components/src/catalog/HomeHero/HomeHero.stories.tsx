import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBanners, sampleMember, sampleNotices, sampleQuickLinks } from "../../samples/catalog-home.ts";
import { sampleCategories, sampleFirstLevels } from "../../samples/shell.ts";
import { HomeHero } from "./HomeHero.tsx";

const meta = {
  title: "catalog/HomeHero",
  component: HomeHero,
  args: { categories: sampleFirstLevels, banners: [] },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Visitor: Story = {
  args: {
    categories: sampleCategories,
    banners: sampleBanners,
    notices: sampleNotices,
    quickLinks: sampleQuickLinks,
  },
};
export const Member: Story = { args: { ...Visitor.args, member: sampleMember } };
export const ShopClosed: Story = { args: { ...Visitor.args, isShopClosed: true } };
export const Narrow: Story = {
  args: { ...Visitor.args, member: sampleMember },
  globals: { viewport: { value: "phone" } },
};
