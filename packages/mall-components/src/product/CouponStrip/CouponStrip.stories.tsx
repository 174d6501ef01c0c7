import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleCoupons } from "../../samples/product-detail.ts";
import { CouponStrip } from "./CouponStrip.tsx";

const meta = {
  title: "product/CouponStrip 领券条 商品页领券 小券 coupon",
  id: "product-couponstrip",
  component: CouponStrip,
  args: { coupons: sampleCoupons },
} satisfies Meta<typeof CouponStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClaimsWithoutLeaving: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    // Without script it goes to the page it is on, the one that knows what to do with it.
    const [claim] = canvas.getAllByRole("button");
    await expect(claim?.closest("form")).not.toHaveAttribute("action");
  },
};
export const ShowsAll: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole("listitem").at(-1);
    const list = canvas.getByRole("list");
    const isShown = () =>
      (last?.getBoundingClientRect().bottom ?? 0) <= list.getBoundingClientRect().bottom + 1;
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.more) }));
    await expect(isShown()).toBe(true);
    await expect(canvas.getByRole("button", { name: messageText(actWords.less) })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};
export const Claiming: Story = { args: { pendingId: "1", onClaim: fn() } };
export const None: Story = { args: { coupons: [] } };
