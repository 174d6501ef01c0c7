import type { Meta, StoryObj } from "@storybook/react-vite";
import { claimStates } from "@tradehall/mall-rules/states/promotion/coupon";
import { expect, fn } from "storybook/test";
import { sampleCouponIn } from "../../samples/coupon.ts";
import { BlockCoupons } from "./BlockCoupons.tsx";

const meta = {
  title: "decoration/BlockCoupons 领券模块 店铺优惠券 coupon",
  id: "decoration-blockcoupons",
  component: BlockCoupons,
  args: { title: "进店领券", coupons: [sampleCouponIn("claimable"), sampleCouponIn("claimed")] },
} satisfies Meta<typeof BlockCoupons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EachState: Story = { args: { coupons: claimStates.map(sampleCouponIn) } };
export const Claims: Story = {
  args: { onClaim: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClaim).toHaveBeenCalledWith("claimable");
  },
};
export const Claiming: Story = { args: { onClaim: fn(), pendingId: "claimable" } };
export const None: Story = { args: { coupons: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
