import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { sampleCouponIn } from "../../samples/coupon.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "../CouponList/CouponList.messages.ts";
import { CouponClaimPanel } from "./CouponClaimPanel.tsx";

const couponIn = (state: ClaimState) => ({ ...sampleCouponIn(state), state });

const meta = {
  title: "coupon/CouponClaimPanel 领券面板 单张领券 领取优惠券 claim",
  id: "coupon-couponclaimpanel",
  component: CouponClaimPanel,
  args: { coupon: couponIn("claimable"), centreHref: "/coupons", onClaim: fn() },
} satisfies Meta<typeof CouponClaimPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const { left: _, ...claimable } = couponIn("claimable");
export const PartlyClaimed: Story = {
  args: { coupon: { ...claimable, taken: 83 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.taken, { percent: 83 }))).toBeVisible();
  },
};
export const Claimed: Story = { args: { coupon: couponIn("claimed") } };
export const SoldOut: Story = { args: { coupon: couponIn("soldOut") } };
export const NotStarted: Story = {
  args: { coupon: couponIn("notStarted"), startsAt: "2026-12-01 00:00" },
};
export const Ended: Story = { args: { coupon: couponIn("ended") } };
export const Claiming: Story = { args: { isPending: true } };
export const Refused: Story = { args: { error: "优惠券已被领完" } };
export const PressedOnce: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClaim).toHaveBeenCalledWith("claimable");
  },
};
/** What was claimed takes the focus that its button had. */
export const ClaimedByKeyboard: Story = {
  tags: ["!autodocs"],
  render: function Claims(args) {
    const [coupon, setCoupon] = useState(args.coupon);
    return <CouponClaimPanel {...args} coupon={coupon} onClaim={() => setCoupon(couponIn("claimed"))} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
