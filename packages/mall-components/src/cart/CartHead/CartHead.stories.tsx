import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cartWords } from "../../messages/cart.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { CartHead } from "./CartHead.tsx";

const meta = {
  title: "cart/CartHead 购物车表头 全选 反选 列名 header",
  id: "cart-carthead",
  component: CartHead,
  args: { isAllSelected: false, isSomeSelected: false },
} satisfies Meta<typeof CartHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSelectAll: fn() },
};

export const SelectsAll: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: messageText(cartWords.selectAll) }));
    await expect(args.onSelectAll).toHaveBeenCalledWith(true);
  },
};

export const SomeTickedWithInvert: Story = {
  args: { isSomeSelected: true, onInvert: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("checkbox", { name: messageText(cartWords.selectAll) }),
    ).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: messageText(cartWords.invert) }));
    await expect(args.onInvert).toHaveBeenCalledOnce();
  },
};

export const AllTicked: Story = { args: { isAllSelected: true, isSomeSelected: true } };

export const Narrow: Story = { args: { onInvert: fn() }, globals: { viewport: { value: "phone" } } };
