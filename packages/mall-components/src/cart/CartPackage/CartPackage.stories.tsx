import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { samplePackage } from "../../samples/order.ts";
import { CartPackage } from "./CartPackage.tsx";

const meta = {
  title: "cart/CartPackage 购物车套餐 套餐 组合购 bundle",
  id: "cart-cartpackage",
  component: CartPackage,
  args: { pack: samplePackage },
} satisfies Meta<typeof CartPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onSelect: fn(), onQuantity: fn(), onDelete: fn() } };

export const IsOneLine: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onSelect).toHaveBeenCalledWith("201", false);
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.increase) }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith("201", 2);
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(actWords.delete) }));
    await expect(args.onDelete).toHaveBeenCalledWith("201");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const SavesNothing: Story = { args: { pack: { ...samplePackage, saved: "0.00" } } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
