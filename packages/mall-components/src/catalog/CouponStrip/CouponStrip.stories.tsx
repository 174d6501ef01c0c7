import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleCoupons } from "../../samples/catalog-detail.ts";
import { CouponStrip } from "./CouponStrip.tsx";

const meta = {
  title: "catalog/CouponStrip",
  component: CouponStrip,
  args: { coupons: sampleCoupons },
} satisfies Meta<typeof CouponStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Claiming: Story = { args: { pendingId: "1", onClaim: fn() } };
export const None: Story = { args: { coupons: [] } };
