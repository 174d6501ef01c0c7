import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { said } from "../../samples/said.ts";
import { messages } from "./CartEmpty.messages.ts";
import { CartEmpty } from "./CartEmpty.tsx";

const meta = { title: "cart/CartEmpty", component: CartEmpty, args: {} } satisfies Meta<typeof CartEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToGoods: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: said(listWords.browse) })).toHaveAttribute(
      "href",
      "/list?st=0",
    );
  },
};

export const OnlyExpired: Story = {
  args: { reason: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said(messages.expired))).toBeVisible();
  },
};

export const NothingToOrder: Story = {
  args: { reason: "checkout" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: said(messages.cart) })).toHaveAttribute("href", "/cart");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
