import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { said } from "../../samples/said.ts";
import { PoNumberField } from "./PoNumberField.tsx";

const meta = { title: "trade/PoNumberField", component: PoNumberField, args: {} } satisfies Meta<
  typeof PoNumberField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onChange: fn() } };

export const Types: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: said(orderWords.poNumber) }), "CG");
    await expect(args.onChange).toHaveBeenLastCalledWith("CG");
  },
};

export const Refused: Story = { args: { value: "CG\u202e42", errorMessage: "最多 40 个字符" } };
