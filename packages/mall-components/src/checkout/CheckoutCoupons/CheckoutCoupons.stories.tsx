import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleCoupons, sampleUnusableCoupons } from "../../samples/order.ts";
import { messages } from "./CheckoutCoupons.messages.ts";
import { CheckoutCoupons } from "./CheckoutCoupons.tsx";

const meta = {
  title: "checkout/CheckoutCoupons 结算优惠券 选优惠券 代金券 coupon",
  id: "checkout-checkoutcoupons",
  component: CheckoutCoupons,
  args: { usable: sampleCoupons, selectedIds: [] },
} satisfies Meta<typeof CheckoutCoupons>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const ChoosesACoupon: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /工具品类专享券/ }));
    await expect(args.onChange).toHaveBeenCalledWith(["11"]);
  },
};

export const Chosen: Story = {
  args: { selectedIds: ["11"], reduced: "50.00", unusable: sampleUnusableCoupons, onChange: fn() },
};

export const OneOfAGiver: Story = {
  args: { selectedIds: ["11"], reduced: "50.00", onChange: fn(), onBest: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageText(messages.replaces, { names: "工具品类专享券" }))).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /新客无门槛券/ }));
    await expect(args.onChange).toHaveBeenCalledWith(["12"]);
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.best) }));
    await expect(args.onBest).toHaveBeenCalledOnce();
  },
};

export const Unusable: Story = {
  args: { usable: [], unusable: sampleUnusableCoupons },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: messageText(messages.unusable, { count: "1" }) }));
    await expect(canvas.getByText("还差 ¥2,686.00 可用")).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const None: Story = { args: { usable: [] } };

export const Refused: Story = {
  args: { selectedIds: ["11"], isPending: true },
};

export const Narrow: Story = { args: { selectedIds: ["11"] }, globals: { viewport: { value: "phone" } } };
