import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleOwnCoupons } from "../../samples/coupon.ts";
import { CouponTicket } from "./CouponTicket.tsx";
import { UseCoupon } from "./UseCoupon.tsx";

const [coupon] = sampleOwnCoupons;

const meta = {
  title: "coupon/CouponTicket 优惠券 优惠券卡片 代金券",
  id: "coupon-couponticket",
  component: CouponTicket,
  args: { coupon: coupon as NonNullable<typeof coupon> },
} satisfies Meta<typeof CouponTicket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <CouponTicket {...args}>
      <UseCoupon href="/list?couponId=1" name={args.coupon.name} />
    </CouponTicket>
  ),
};
export const NothingToDo: Story = {};
export const Off: Story = { args: { isOff: true } };
export const InADrawer: Story = { args: { size: "s" } };
export const NoThreshold: Story = {
  args: { coupon: { ...(coupon as NonNullable<typeof coupon>), threshold: "0.00" } },
};
export const FromItsReceipt: Story = {
  args: { coupon: { ...(coupon as NonNullable<typeof coupon>), validDays: 7 } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
