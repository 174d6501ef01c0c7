import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./PointsField.messages.ts";
import { PointsField } from "./PointsField.tsx";

const meta = {
  title: "checkout/PointsField 积分抵扣 使用积分 积分 points",
  id: "checkout-pointsfield",
  component: PointsField,
  args: { owned: 20000, max: 115700, value: 0 },
} satisfies Meta<typeof PointsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { max: 2000, onChange: fn() },
};

export const RoundsPoints: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: messageText(messages.field) });
    await userEvent.clear(field);
    await userEvent.type(field, "1555{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1550);
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.useAll) }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2000);
  },
};

export const Used: Story = { args: { max: 2000, value: 2000, worth: "20.00", onChange: fn() } };

export const NotPossible: Story = { args: { max: 0 } };

export const Narrow: Story = {
  args: { max: 2000, value: 2000, worth: "20.00", onChange: fn() },
  globals: { viewport: { value: "phone" } },
};
