import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import { expect, fn } from "storybook/test";
import { CartTowards } from "./CartTowards.tsx";

const meta = {
  title: "cart/CartTowards 凑单进度 凑单条 还差多少 满减",
  id: "cart-carttowards",
  component: CartTowards,
  args: {
    pieces: 12,
    counted: "412.00",
    reduce: "30.00",
    next: { missing: "188.00", text: "满600减80" },
  },
} satisfies Meta<typeof CartTowards>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofACoupon = (state: ClaimState) => ({
  coupon: { id: "4", name: "工具品类券", state },
  ...({ pieces: 4, counted: "396.00", reduce: "0.00", next: undefined } as const),
});

export const Default: Story = {};
export const OfACoupon: Story = {
  args: {
    coupon: { id: "4", name: "工具品类券", state: "claimed" },
    pieces: 1,
    counted: "99.00",
    reduce: "0.00",
    next: { missing: "200.00", text: "满299减40" },
  },
};
export const Nothing: Story = {
  args: { pieces: 0, counted: "0.00", reduce: "0.00", next: { missing: "300.00", text: "满300减30" } },
};
export const Reached: Story = { args: { pieces: 40, counted: "2680.00", reduce: "260.00", next: undefined } };
export const OfACouponToClaim: Story = {
  args: { ...ofACoupon("claimable"), onClaim: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/已减/)).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClaim).toHaveBeenCalledWith("4");
  },
};
export const OfAUsedCoupon: Story = { args: ofACoupon("used") };
export const OfACouponForMembers: Story = { args: ofACoupon("membersOnly") };
export const OfACouponLessThanAnother: Story = { args: ofACoupon("claimed") };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
