import type { Meta, StoryObj } from "@storybook/react-vite";
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
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
