import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { couponWords } from "../../messages/coupon.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleRailCoupons } from "../../samples/rail.ts";
import { RailCoupons } from "./RailCoupons.tsx";

const { mine, claimable } = sampleRailCoupons;
const meta = {
  title: "chrome/RailCoupons 侧栏优惠券 领券 我的优惠券 coupons",
  id: "chrome-railcoupons",
  component: RailCoupons,
  args: { mine, claimable, onClaim: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RailCoupons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClaimsACoupon: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(couponWords.claimName, { name: "劳保用品券" }) }),
    );
    await expect(args.onClaim).toHaveBeenCalledWith("5");
    await expect(
      canvas.getByRole("link", { name: messageText(couponWords.useName, { name: "全平台通用券" }) }),
    ).toHaveAttribute("href", "/list?couponId=1&st=0");
    await expect(canvas.getByText(messageText(couponWords.claimed))).toBeVisible();
  },
};
export const Claiming: Story = { args: { pendingId: "5" } };
export const NothingToUse: Story = { args: { mine: [] } };
export const NothingToClaim: Story = { args: { claimable: [] } };
export const Empty: Story = { args: { mine: [], claimable: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
