import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CheckoutShopGroup } from "../../checkout/CheckoutShopGroup/CheckoutShopGroup.tsx";
import { messageText } from "../../samples/message-text.ts";
import { sampleCartShops, sampleCheckoutShop } from "../../samples/order.ts";
import { CartShopGroup } from "../CartShopGroup/CartShopGroup.tsx";
import { messages } from "./DensityFrame.messages.ts";
import { DensityFrame } from "./DensityFrame.tsx";

const cart = sampleCartShops.map((group) => <CartShopGroup group={group} key={group.shop.id} />);

const meta = {
  title: "cart/DensityFrame 行高切换 紧凑模式 疏密 density",
  id: "cart-densityframe",
  component: DensityFrame,
  args: { isCompact: false, onChange: fn(), children: cart },
} satisfies Meta<typeof DensityFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chooses: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: messageText(messages.standard) })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.compact) }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const CompactCart: Story = {
  args: { isCompact: true },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("[data-selected]");
    await expect(line?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
  },
};

export const CompactCheckout: Story = {
  args: { isCompact: true, children: <CheckoutShopGroup group={sampleCheckoutShop} /> },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole("listitem");
    await expect(line?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
};

/** A phone shows its rows as ever, without a switch. */
export const Narrow: Story = { args: { isCompact: true }, globals: { viewport: { value: "phone" } } };
