import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleProfile } from "../../samples/shop.ts";
import { ShopProfile } from "./ShopProfile.tsx";

const meta = {
  title: "shop/ShopProfile 店铺资料 企业信息 营业执照 profile",
  id: "shop-shopprofile",
  component: ShopProfile,
  args: { profile: sampleProfile },
} satisfies Meta<typeof ShopProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SaysLittle: Story = {
  args: { profile: { ...sampleProfile, website: "", licence: "", creditCode: "", intro: "" } },
};
/** Its own site as people write it. */
export const SiteWithoutScheme: Story = {
  tags: ["!autodocs"],
  args: { profile: { ...sampleProfile, website: "www.tuofeng.example/about" } },
  play: async ({ canvas }) => {
    const site = canvas.getByRole("link", { name: /^www\.tuofeng\.example/ });
    await expect(site).toHaveAttribute("href", "https://www.tuofeng.example/about");
  },
};
/** What is no address of a site is words. */
export const SiteOfWords: Story = {
  tags: ["!autodocs"],
  args: { profile: { ...sampleProfile, website: "微信公众号：拓锋工具" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("微信公众号：拓锋工具")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /微信/ })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
