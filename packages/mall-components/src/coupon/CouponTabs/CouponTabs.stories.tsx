import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CouponTabs } from "./CouponTabs.tsx";

const meta = {
  title: "coupon/CouponTabs",
  component: CouponTabs,
  args: { current: "unused", hrefFor: (tab) => `?tab=${tab}` },
} satisfies Meta<typeof CouponTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Expired: Story = {
  args: { current: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").at(-1)).toHaveAttribute("aria-current", "page");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
