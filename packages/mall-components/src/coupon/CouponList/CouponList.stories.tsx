import type { Meta, StoryObj } from "@storybook/react-vite";
import { claimStates } from "@tradehall/mall-rules/states/promotion/coupon";
import { expect, fn } from "storybook/test";
import { sampleCouponIn, sampleOwnCoupons } from "../../samples/coupon.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./CouponList.messages.ts";
import { CouponList } from "./CouponList.tsx";

const meta = {
  title: "coupon/CouponList 优惠券列表 我的优惠券 领券中心 券包 coupons",
  id: "coupon-couponlist",
  component: CouponList,
  args: { coupons: sampleOwnCoupons, of: "unused", elsewhereHref: "/coupons" },
} satisfies Meta<typeof CouponList>;
export default meta;

type Story = StoryObj<typeof meta>;

const { left: _, ...sampleOfClaim } = sampleCouponIn("claimable");

export const Default: Story = {};
export const Used: Story = { args: { of: "used", coupons: [sampleCouponIn("used")] } };
export const Expired: Story = { args: { of: "expired", coupons: [sampleCouponIn("expired")] } };
export const ToClaim: Story = {
  args: { of: "claimable", coupons: claimStates.map(sampleCouponIn), onClaim: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClaim).toHaveBeenCalledWith("claimable");
  },
};
export const Claimed: Story = {
  args: { of: "claimable", coupons: [{ ...sampleOfClaim, taken: 83 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.taken, { percent: 83 }))).toBeVisible();
  },
};
export const Claiming: Story = {
  args: { of: "claimable", coupons: [sampleCouponIn("claimable")], onClaim: fn(), pendingId: "claimable" },
};
export const LongChineseText: Story = {
  args: {
    coupons: [
      {
        ...sampleCouponIn("unused"),
        name: "工业品与劳动防护用品联合旗舰店开业三周年老客户专享满减优惠券",
        scopeText: "上海拓远机电设备有限公司浦东新区工业品与劳动防护用品联合旗舰店",
        reduce: "88888.88",
        threshold: "999999.99",
      },
    ],
  },
};
export const Empty: Story = { args: { coupons: [] } };
export const NothingToClaim: Story = {
  args: { coupons: [], of: "claimable", elsewhereHref: "/list" },
};
export const Loading: Story = { args: { state: "loading", coupons: [] } };
export const Failed: Story = {
  args: { state: "failed", coupons: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
