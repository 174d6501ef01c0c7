import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { couponWords } from "../../messages/coupon.messages.ts";
import { sampleOwnCoupons } from "../../samples/coupon.ts";
import { messageText } from "../../samples/message-text.ts";
import { CouponTicket } from "./CouponTicket.tsx";

const [own] = sampleOwnCoupons;
const { name, reduce, threshold, scopeText, expiresAt } = own as NonNullable<typeof own>;
const coupon = { name, reduce, threshold, scopeText, expiresAt };

const meta = {
  title: "coupon/CouponTicket 优惠券 优惠券卡片 代金券",
  id: "coupon-couponticket",
  component: CouponTicket,
  args: { coupon },
} satisfies Meta<typeof CouponTicket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <CouponTicket {...args}>
      <ButtonLink href="/list?couponId=1" size="s" variant="outline">
        {messageText(couponWords.use)}
      </ButtonLink>
    </CouponTicket>
  ),
};
export const NothingToDo: Story = {};
export const Off: Story = { args: { isOff: true } };
export const InADrawer: Story = { args: { size: "s" } };
export const NoThreshold: Story = {
  args: { coupon: { ...coupon, threshold: "0.00" } },
};
export const FromItsReceipt: Story = {
  args: { coupon: { ...coupon, validDays: 7 } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
