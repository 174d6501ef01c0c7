import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { BookingField } from "./BookingField.tsx";

const meta = {
  title: "checkout/BookingField 采购信息栏 采购单号 成本中心 项目",
  id: "checkout-bookingfield",
  component: BookingField,
  args: { name: "poNumber" },
} satisfies Meta<typeof BookingField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Types: Story = {
  tags: ["!autodocs"],
  args: { name: "costCentre", onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: messageText(orderWords.costCentre) }), "一部");
    await expect(args.onChange).toHaveBeenLastCalledWith("一部");
  },
};
export const Offered: Story = {
  args: { name: "costCentre", suggestions: ["生产一部", "研发中心"] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("datalist option")).toHaveLength(2);
  },
};
export const Project: Story = { args: { name: "project", value: "二期产线" } };
export const Required: Story = { args: { name: "project", isRequired: true } };
export const Refused: Story = { args: { value: "CG\u202e42", errorMessage: "最多 40 个字符" } };
export const Narrow: Story = {
  args: { name: "costCentre", isRequired: true, errorMessage: "请输入成本中心" },
  globals: { viewport: { value: "phone" } },
};
