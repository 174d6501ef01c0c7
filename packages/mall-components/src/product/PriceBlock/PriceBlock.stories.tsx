import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { couponWords } from "../../messages/coupon.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleCoupons, samplePromotions, sampleTiers } from "../../samples/product-detail.ts";
import { words } from "./PriceBlock.messages.ts";
import { PriceBlock } from "./PriceBlock.tsx";

const meta = {
  title: "product/PriceBlock 价格区 商品页价格 促销 活动价 price",
  id: "product-priceblock",
  component: PriceBlock,
  args: { yuan: "468.00" },
} satisfies Meta<typeof PriceBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    maxYuan: "599.00",
    promotions: samplePromotions,
    coupons: sampleCoupons,
    soldCount: 12860,
    reviewCount: 2310,
    onClaimCoupon: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(couponWords.claimName, { name: "满500减50" }) }),
    );
    await expect(args.onClaimCoupon).toHaveBeenCalledWith("1");
  },
};
export const Tiers: Story = { args: { tiers: sampleTiers, quantity: 20 } };
export const OneSku: Story = { args: { originalYuan: "599.00" } };
export const OfABox: Story = {
  args: { yuan: "18.50", originalYuan: "22.00", piecePrice: "¥0.37/只（50只/盒）" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(goodsWords.withTax))).toBeVisible();
  },
};
export const BoughtBefore: Story = {
  args: { originalYuan: "599.00", lastPaid: { yuan: "459.00", day: "2026-10-12" } },
  play: async ({ canvas }) => {
    const amount = { amount: "459.00", day: "2026-10-12" };
    await expect(canvas.getByText(messageText(goodsWords.lastPaid, amount))).toBeVisible();
  },
};
export const ForMembersLess: Story = {
  args: { members: { yuan: "439.00", savedYuan: "29.00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.joinToSave, { amount: "29.00" }))).toBeVisible();
  },
};
export const OfMembers: Story = { args: { isOfMembers: true, yuan: "439.00", originalYuan: "468.00" } };
export const InATeam: Story = {
  args: { yuan: "398.00", label: "拼团价", alone: { label: "单独购买", yuan: "468.00" } },
};
export const ForPoints: Story = {
  args: { yuan: "0.00", points: 2000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2,000")).toBeVisible();
    await expect(canvas.queryByText(/0\.00/)).toBeNull();
    await expect(canvas.queryByText(messageText(goodsWords.withTax))).toBeNull();
  },
};
export const NoPrice: Story = { args: { yuan: null } };
export const Narrow: Story = { args: Full.args, globals: { viewport: { value: "phone" } } };
