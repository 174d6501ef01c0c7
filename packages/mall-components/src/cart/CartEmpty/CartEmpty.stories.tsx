import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./CartEmpty.messages.ts";
import { CartEmpty } from "./CartEmpty.tsx";

const meta = {
  title: "cart/CartEmpty 购物车空态 空购物车 empty cart",
  id: "cart-cartempty",
  component: CartEmpty,
  args: {},
} satisfies Meta<typeof CartEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToGoods: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.browse) })).toHaveAttribute(
      "href",
      "/list?st=0",
    );
  },
};

export const OnlyExpired: Story = {
  args: { reason: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.expired))).toBeVisible();
  },
};

export const NothingToOrder: Story = {
  args: { reason: "checkout" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(messages.cart) })).toHaveAttribute(
      "href",
      "/cart",
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
